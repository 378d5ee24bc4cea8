import { DEFAULT_SETTINGS, SETTING_LIMITS } from '@gyeol/statting'
import { callRoute, routeOf } from '../../../shared/http/call-route.ts'
import { hasShape, wholeFrom } from '../../../shared/saved-data/shapes.ts'
import { createStore } from '../../../shared/store/create-store.ts'
import { useStore } from '../../../shared/store/use-store.ts'

const READ_SETTING = routeOf<'readPublicSetting'>('GET', '/api/setting/public')

const hasLevel = hasShape<{ defaultLevel: number }>({
  defaultLevel: wholeFrom(SETTING_LIMITS.level.min, SETTING_LIMITS.level.max),
})

const usual = createStore(DEFAULT_SETTINGS.level)
let isAsked = false

/** The level the site's owner has set for whoever has set none; the shipped one until it is known. */
export const siteLevel: () => number = usual.get

/** Quiet: without an answer the level stays as it is, and the next screen asks again. */
async function ask(): Promise<void> {
  if (isAsked) return
  isAsked = true
  try {
    const answer = await callRoute(READ_SETTING, undefined, { background: true })
    if (hasLevel(answer)) usual.set(answer.defaultLevel)
  } catch {
    isAsked = false
  }
}

/** Runs `onChange` once another level is known; gives the function that ends it. */
export function followSiteLevel(onChange: () => void): () => void {
  const stop = usual.subscribe(onChange)
  void ask()
  return stop
}

const FOLLOWED = { ...usual, subscribe: followSiteLevel }

/** {@link siteLevel} for components: the site is asked once somebody wants to know. */
export function useSiteLevel(): number {
  return useStore(FOLLOWED)
}
