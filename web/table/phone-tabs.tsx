import type { Signal } from '@preact/signals'
import './phone-tabs.css'

interface PhoneTabsProps<Tab extends string> {
  /** Says when the tabs are shown: `display: grid` or `none`. */
  readonly class: string
  readonly name: string
  readonly tabs: readonly Tab[]
  readonly tab: Signal<Tab>
  /** The `data-coach` values of the parts in each tab, for `data-leads-to`. If two tabs show a part, the first one counts. */
  readonly partsByTab: Readonly<Record<Tab, string | undefined>>
  readonly labelOf: (tab: Tab) => string
}
/** Tabs for a phone, which shows one part of the table at a time. */
export const PhoneTabs = <Tab extends string>({
  class: className,
  name,
  tabs,
  tab,
  partsByTab,
  labelOf,
}: PhoneTabsProps<Tab>) => (
  <nav class={`phone-tabs ${className}`} aria-label={name}>
    {tabs.map(one => (
      <button
        key={one}
        type="button"
        aria-pressed={tab.value === one}
        data-leads-to={partsByTab[one]}
        onClick={() => {
          tab.value = one
        }}
      >
        {labelOf(one)}
      </button>
    ))}
  </nav>
)
