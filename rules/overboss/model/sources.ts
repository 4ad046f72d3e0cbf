// Where the components are known from; the locales know them by these ids.
/** `rulebook`: named in the rulebook. `lists`: from public material. `own`: our design, in the style of the game. */
export function sourceOf(component: string): 'rulebook' | 'lists' | 'own' {
  if (component.startsWith('command:')) return 'own' // OB-133 tells of three kinds, not of the patterns
  if (component.startsWith('miniboss:') && component !== 'miniboss:froggie') return 'own'
  return component.startsWith('tile:') ? 'lists' : 'rulebook'
}
