import type { ComponentType } from 'preact'
import { lazy } from '../browser/lazy.tsx'
import type { WebNamespace } from './load-texts.ts'
import { loadTexts } from './say.ts'

/** The same as `lazy` for a component whose texts the page has not loaded. */
export const lazyWithTexts = <Props extends object>(
  namespaces: readonly WebNamespace[],
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> =>
  lazy(async () => {
    const [component] = await Promise.all([load(), loadTexts(namespaces)])
    return component
  })
