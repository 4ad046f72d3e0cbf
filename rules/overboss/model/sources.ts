// Provenance of the components. The ids are locale keys.
/** `rulebook`: named in the rulebook. `lists`: from public material. `own`: our design, in the style of the game. */
export function sourceOf(component: string): 'rulebook' | 'lists' | 'own' {
  if (component.startsWith('command:')) return 'own' // OB-133 names three kinds but no patterns
  if (component.startsWith('miniboss:') && component !== 'miniboss:froggie') return 'own'
  return component.startsWith('tile:') ? 'lists' : 'rulebook'
}
