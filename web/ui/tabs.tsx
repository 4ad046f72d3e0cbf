import type { Signal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { useId, useRef } from 'preact/hooks'
import { play } from '../platform/sound/sound.ts'

interface Tab {
  readonly id: string
  readonly name: string
  readonly content: () => ComponentChildren
}
interface TabsProps {
  readonly name: string
  readonly tabs: readonly Tab[]
  /** Id of the open tab. A signal, so that the page can open a tab, too. */
  readonly open: Signal<string>
}
export function Tabs({ name, tabs, open }: TabsProps) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const index = Math.max(
    0,
    tabs.findIndex(tab => tab.id === open.value),
  )
  const shown = tabs[index]
  const show = (to: number) => {
    const tab = tabs[(to + tabs.length) % tabs.length]
    if (!tab) return
    open.value = tab.id
    list.current?.querySelector<HTMLElement>(`[data-tab="${tab.id}"]`)?.focus()
  }
  const targets: Readonly<Record<string, number>> = {
    ArrowRight: index + 1,
    ArrowLeft: index - 1,
    Home: 0,
    End: tabs.length - 1,
  }
  return (
    <div>
      <div
        class="tabs__list"
        role="tablist"
        aria-label={name}
        ref={list}
        onKeyDown={event => {
          const to = targets[event.key]
          if (to === undefined) return
          event.preventDefault()
          show(to)
        }}
      >
        {tabs.map(tab => (
          <button
            type="button"
            key={tab.id}
            class="tabs__tab"
            role="tab"
            data-tab={tab.id}
            id={`${id}-tab-${tab.id}`}
            aria-controls={`${id}-panel`}
            aria-selected={tab === shown}
            tabIndex={tab === shown ? 0 : -1}
            onClick={() => {
              play('ui.tick')
              open.value = tab.id
            }}
          >
            {tab.name}
          </button>
        ))}
      </div>
      {shown && (
        <div class="tabs__panel" role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-tab-${shown.id}`}>
          {shown.content()}
        </div>
      )}
    </div>
  )
}
