import { useEffect } from 'react'
import { callRoute, routeOf } from '../../shared/http/call-route.ts'
import { type Guard, hasShape } from '../../shared/saved-data/shapes.ts'
import { createStore } from '../../shared/store/create-store.ts'
import { useStore } from '../../shared/store/use-store.ts'

const READ_SETTING = routeOf<'readPublicSetting'>('GET', '/api/setting/public')

const isBoolean: Guard<boolean> = (value) => typeof value === 'boolean'
const hasReach = hasShape<{ showsWholeMenu: boolean }>({ showsWholeMenu: isBoolean })

const whole = createStore(false)
let isAsked = false

/** Quiet: without an answer the menu stays as it was. */
async function ask(): Promise<void> {
  isAsked = true
  try {
    const answer = await callRoute(READ_SETTING, undefined, { background: true })
    if (hasReach(answer)) whole.set(answer.showsWholeMenu)
  } catch {
    // The next opening asks again.
  }
}

/**
 * Whether the site's owner lets the drawer show everything. Asked when the drawer is made ready, so
 * that nothing appears late in it, and whenever it opens again: the owner may have changed it.
 */
export function useShowsWholeMenu(isOpen: boolean): boolean {
  useEffect(() => {
    if (isOpen || !isAsked) void ask()
  }, [isOpen])
  return useStore(whole)
}
