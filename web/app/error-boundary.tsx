import { Component, type ComponentChildren } from 'preact'
import { ErrorPage } from './error-page.tsx'

interface Props {
  readonly children: ComponentChildren
}
interface State {
  readonly trouble: { readonly problem: unknown } | undefined
}
/** Catches what a page throws while it is drawn. Preact asks for a class here. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { trouble: undefined }

  static override getDerivedStateFromError(problem: unknown): State {
    return { trouble: { problem } }
  }

  override render() {
    const { trouble } = this.state
    if (!trouble) return this.props.children
    return <ErrorPage problem={trouble.problem} onRetry={() => this.setState({ trouble: undefined })} />
  }
}
