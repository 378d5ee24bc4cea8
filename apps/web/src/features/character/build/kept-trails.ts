import { isRecord } from '../../../shared/saved-data/shapes.ts'
import { type Trail, trailOf, trails } from './build-history.ts'
import { charactersSaved, readBody } from './character.saved.ts'
import { type Character, EMPTY_BODY, type WornBody, wornOf } from './character-build.ts'

const KEY = 'character-steps'
/** Of a long evening the last steps come back; a body has some thousand letters. */
const MOST_KEPT = 20

/** Brings back the steps of before a reload of this tab, and keeps those of now when the page goes. */
export function keepTrailsOverReload(): () => void {
  const kept = read()
  trails.update((all) => ({ ...kept, ...all }))
  addEventListener('pagehide', write)
  return () => {
    write()
    removeEventListener('pagehide', write)
  }
}

/** Steps are those of a character as it was: another tab may have gone on with it. */
function read(): Readonly<Record<string, Trail>> {
  const kept = parsed()
  const { items } = charactersSaved.load()
  return Object.fromEntries(
    items.flatMap((item): [string, Trail][] => {
      const trail = trailFrom(kept[item.id], item)
      return trail === null ? [] : [[item.id, trail]]
    }),
  )
}

function parsed(): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '{}')
    return isRecord(value) ? value : {}
  } catch {
    return {}
  }
}

function trailFrom(value: unknown, { updatedAt }: Character): Trail | null {
  if (!isRecord(value) || value.of !== updatedAt) return null
  const past = bodiesFrom(value.past)
  const undone = bodiesFrom(value.undone)
  return past === null || undone === null ? null : { past, undone, field: null }
}

function bodiesFrom(value: unknown): readonly WornBody[] | null {
  if (!Array.isArray(value)) return null
  const bodies = value.map((one: unknown) =>
    isRecord(one) ? readBody({ ...one, cast: EMPTY_BODY.cast }) : null,
  )
  return bodies.includes(null) ? null : bodies.flatMap((body) => (body ? [wornOf(body)] : []))
}

function write(): void {
  const { items } = charactersSaved.load()
  const kept = items.flatMap(({ id, updatedAt }) => {
    const { past, undone } = trailOf(trails.get(), id)
    if (past.length + undone.length === 0) return []
    const steps = { past: past.slice(-MOST_KEPT), undone: undone.slice(-MOST_KEPT) }
    return [[id, { of: updatedAt, ...steps }]]
  })
  try {
    sessionStorage.setItem(KEY, JSON.stringify(Object.fromEntries(kept)))
  } catch {
    // Where nothing can be kept, steps last as long as the page.
  }
}
