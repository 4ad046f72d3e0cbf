import { Component, type ComponentChildren } from 'preact'
import { ErrorPage } from './error-page.tsx'

interface Props {
  readonly children: ComponentChildren
}
interface State {
  readonly caught: { readonly error: unknown } | undefined
}
/** Shows the error page if a page throws while it renders. Preact supports error boundaries only as classes. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { caught: undefined }

  static override getDerivedStateFromError(error: unknown): State {
    return { caught: { error } }
  }

  override render() {
    const { caught } = this.state
    if (!caught) return this.props.children
    return <ErrorPage error={caught.error} onRetry={() => this.setState({ caught: undefined })} />
  }
}
