import type { Signal } from '@preact/signals'
import './phone-tabs.css'

interface DockProps<Tab extends string> {
  /** Says when the tabs are shown: `display: grid` or `none`. */
  readonly class: string
  readonly name: string
  readonly tabs: readonly Tab[]
  readonly tab: Signal<Tab>
  /** The parts of the table behind each tab; the first tab that has a part leads to it. */
  readonly partsByTab: Readonly<Record<Tab, string | undefined>>
  readonly labelOf: (tab: Tab) => string
}
/** On a phone, the parts of a table one at a time. */
export const PhoneTabs = <Tab extends string>({
  class: look,
  name,
  tabs,
  tab,
  partsByTab: behind,
  labelOf: word,
}: DockProps<Tab>) => (
  <nav class={`phone-tabs ${look}`} aria-label={name}>
    {tabs.map(one => (
      <button
        key={one}
        type="button"
        aria-pressed={tab.value === one}
        data-leads-to={behind[one]}
        onClick={() => {
          tab.value = one
        }}
      >
        {word(one)}
      </button>
    ))}
  </nav>
)
