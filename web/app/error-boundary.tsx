import { Component, type ComponentChildren } from 'preact'
import { Trouble } from './trouble.tsx'

interface Props {
  readonly children: ComponentChildren
}
/** Catches what a page throws while it is drawn. Preact asks for a class here. */
export class ErrorBoundary extends Component<Props, { readonly problem?: unknown }> {
  override state: { readonly problem?: unknown } = {}

  static override getDerivedStateFromError(problem: unknown): { readonly problem: unknown } {
    return { problem }
  }

  override render() {
    return 'problem' in this.state ? (
      <Trouble problem={this.state.problem} again={() => this.setState({ problem: undefined })} />
    ) : (
      this.props.children
    )
  }
}
