import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import './codes.css'

/** Modules of light around the code. Readers of codes need them. */
const BORDER = 2

interface QrCodeProps {
  readonly text: string
  /** The accessible name. */
  readonly label: string
}
/** A QR code, always dark on light. The code that makes it loads when it is first shown. */
export function QrCode({ text, label }: QrCodeProps) {
  const modules = useSignal<readonly (readonly boolean[])[]>([])
  useEffect(() => {
    const show = async () => {
      const { encode } = await import('uqr')
      modules.value = encode(text, { border: BORDER }).data
    }
    show().catch(() => {
      // The letters and the link say the same.
    })
  }, [text])
  const size = modules.value.length
  return (
    <svg
      class="qr-code"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shape-rendering="crispEdges"
      data-part="qr"
      data-state={size > 0 ? 'shown' : 'loading'}
    >
      <path d={modules.value.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('')} />
    </svg>
  )
}
