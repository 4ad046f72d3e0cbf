import type { View } from '@overlair/rules/overboss'
import { rowAndColumn } from '../model/texts.ts'

const lineStyles = ['solid', 'dashed', 'dotted'] as const

/** Outlines each band and shows its points. */
export function Bands({
  sheet,
  rows,
}: {
  readonly sheet: View['players'][number]['score'] | undefined
  readonly rows: number
}) {
  const bands = sheet?.lines.find(({ line }) => line === 'bands')?.parts ?? []
  return (
    <div class="ob-bands" style={{ '--rows': `${rows}` }} aria-hidden="true">
      {bands.map(({ points, tokens = [] }, i) => {
        const ends = [tokens[0], tokens.at(-1)].map(cell => rowAndColumn(cell ?? '0,0'))
        const [start, end] = [ends[0]!, ends[1]!]
        const direction = start.row === end.row ? 'horizontal' : 'vertical'
        const style = {
          gridRow: `${start.row} / ${end.row + 1}`,
          gridColumn: `${start.col} / ${end.col + 1}`,
        }
        return (
          <div
            key={`${tokens.join(' ')}`}
            class={`ob-band ob-band--${direction} ob-band--${lineStyles[i % lineStyles.length]}`}
            style={style}
          >
            <b>{points}</b>
          </div>
        )
      })}
    </div>
  )
}
