// The small pieces that pages and tables are made of.
import { type Signal, useSignal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { useEffect, useId, useRef } from 'preact/hooks'
import { addressOf, type Route } from '../app/routes.ts'
import { play } from '../sound/sound.ts'
import { say } from '../words/words.ts'
import { Icon, type Sign } from './icon.tsx'

type Look = 'plain' | 'gold' | 'quiet' | 'danger'
const buttonClass = (look: Look, wide: boolean): string => `button button--${look}${wide ? ' button--wide' : ''}`

interface ButtonProps {
  readonly children?: ComponentChildren
  readonly look?: Look
  readonly wide?: boolean
  readonly sign?: Sign
  /** The name for those who do not see the sign; needed when there are no words on the button. */
  readonly label?: string
  /** Why it cannot be used now. The button stays readable and says so. */
  readonly off?: string | undefined
  readonly onClick: () => void
}

export function Button({ children, look = 'plain', wide = false, sign, label, off, onClick }: ButtonProps) {
  const reason = useId()
  const button = (
    <button
      type="button"
      class={buttonClass(look, wide)}
      aria-label={label}
      aria-disabled={off !== undefined}
      aria-describedby={off === undefined ? undefined : reason}
      onClick={() => {
        play(off === undefined ? 'ui.tick' : 'ui.deny')
        if (off === undefined) onClick()
      }}
    >
      {sign && <Icon sign={sign} />}
      {children}
    </button>
  )
  return off === undefined ? button : <Tip id={reason} says={off} about={button} />
}

interface ButtonLinkProps {
  readonly to: Route
  readonly children: ComponentChildren
  readonly look?: Look
  readonly wide?: boolean
}
export const ButtonLink = ({ to, children, look = 'plain', wide = false }: ButtonLinkProps) => (
  <a class={buttonClass(look, wide)} href={addressOf(to)}>
    {children}
  </a>
)

interface PanelProps {
  readonly title?: string
  readonly gold?: boolean
  readonly children: ComponentChildren
}
export function Panel({ title, gold = false, children }: PanelProps) {
  const id = useId()
  return (
    <section
      class={`panel px stack${gold ? ' panel--gold' : ''}`}
      aria-labelledby={title === undefined ? undefined : id}
    >
      {title !== undefined && <h2 id={id}>{title}</h2>}
      {children}
    </section>
  )
}

interface TipProps {
  readonly id?: string
  readonly says: string
  readonly about: ComponentChildren
  /** The rules behind it, each a link to its text. */
  readonly rules?: ComponentChildren
}
/** Explains its content while the pointer or the focus is on it. Escape sends it away (WCAG 1.4.13). */
function Tip({ id, says, about, rules }: TipProps) {
  const closed = useSignal(false)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens to what happens on the control inside.
    <span
      class="tip"
      data-closed={closed.value ? '' : undefined}
      onKeyDown={event => {
        if (event.key === 'Escape') closed.value = true
      }}
      onMouseEnter={() => {
        closed.value = false
      }}
      onFocusCapture={() => {
        closed.value = false
      }}
    >
      {about}
      <span class="tip__board px" role="tooltip" id={id}>
        {says} {rules}
      </span>
    </span>
  )
}

interface OneOfProps<T extends string | number> {
  readonly name: string
  readonly values: readonly T[]
  readonly value: T
  readonly labelOf: (value: T) => string
  readonly onChange: (value: T) => void
  /** Hide the name where the choice explains itself. */
  readonly silent?: boolean
  readonly langOf?: (value: T) => string
  /** What cannot be chosen now; what `about` names says why. */
  readonly barredOf?: (value: T) => boolean
  /** The id of what explains the choice. */
  readonly about?: string
}
/** One of a few: radio buttons, arrow keys move between them. */
export function OneOf<T extends string | number>({
  name,
  values,
  value,
  labelOf,
  onChange,
  silent = false,
  langOf,
  barredOf = () => false,
  about,
}: OneOfProps<T>) {
  const id = useId()
  return (
    <fieldset class="field" aria-describedby={about}>
      <legend class={silent ? 'unseen' : 'field__name'}>{name}</legend>
      <div class="choice">
        {values.map(one => (
          <label class="choice__one" key={one} lang={langOf?.(one)}>
            <input
              class="covering"
              type="radio"
              name={id}
              checked={one === value}
              aria-disabled={barredOf(one) ? true : undefined}
              onClick={event => {
                if (barredOf(one)) deny(event)
              }}
              onChange={() => {
                if (barredOf(one)) return
                play('ui.tick')
                onChange(one)
              }}
            />
            {labelOf(one)}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** Nothing changes, and one hears it. */
function deny(event: Event): void {
  event.preventDefault()
  play('ui.deny')
}

interface ToggleProps {
  readonly on: boolean
  readonly onChange: (on: boolean) => void
  readonly children: ComponentChildren
  /** It stays as it is; what `about` names says why. */
  readonly barred?: boolean
  /** The id of what explains it. */
  readonly about?: string
}
export const Toggle = ({ on, onChange, children, barred = false, about }: ToggleProps) => (
  <label class="toggle">
    <input
      type="checkbox"
      role="switch"
      checked={on}
      aria-checked={on}
      aria-disabled={barred ? true : undefined}
      aria-describedby={about}
      onClick={event => {
        if (barred) deny(event)
      }}
      onChange={event => {
        if (!barred) onChange(event.currentTarget.checked)
      }}
    />
    <span class="toggle__track" aria-hidden="true" />
    {children}
  </label>
)

interface Tab {
  readonly id: string
  readonly name: string
  readonly content: () => ComponentChildren
}
interface TabsProps {
  readonly name: string
  readonly tabs: readonly Tab[]
  /** Which one is open, for those who must be able to open one from outside. */
  readonly open: Signal<string>
}
export function Tabs({ name, tabs, open }: TabsProps) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const at = Math.max(
    0,
    tabs.findIndex(tab => tab.id === open.value),
  )
  const shown = tabs[at]
  const show = (to: number) => {
    const tab = tabs[(to + tabs.length) % tabs.length]
    if (!tab) return
    open.value = tab.id
    list.current?.querySelector<HTMLElement>(`[data-tab="${tab.id}"]`)?.focus()
  }
  const steps: Readonly<Record<string, number>> = {
    ArrowRight: at + 1,
    ArrowLeft: at - 1,
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
          const to = steps[event.key]
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

interface DialogProps {
  readonly title: string
  readonly onClose: () => void
  readonly children: ComponentChildren
  readonly buttons?: ComponentChildren
  /** It is there to be read: one begins at its heading, not at its first control. */
  readonly reading?: boolean
}
/** A native modal dialog: the browser keeps the focus inside, Escape closes it, the focus returns where it was. */
export function Dialog({ title, onClose, children, buttons, reading = false }: DialogProps) {
  const element = useRef<HTMLDialogElement>(null)
  const heading = useId()
  useEffect(() => {
    const dialog = element.current
    dialog?.showModal()
    return () => dialog?.close()
  }, [])
  return (
    <dialog class="dialog" ref={element} aria-labelledby={heading} onClose={onClose}>
      <div class="dialog__body">
        <h2 id={heading} tabIndex={reading ? -1 : undefined} autofocus={reading}>
          {title}
        </h2>
        {children}
        <div class="dialog__buttons">
          {buttons}
          <Button look="quiet" sign="close" onClick={() => element.current?.close()}>
            {say('web.close')}
          </Button>
        </div>
      </div>
    </dialog>
  )
}
