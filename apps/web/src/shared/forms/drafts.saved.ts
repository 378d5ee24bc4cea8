import { defineSaved } from '../saved-data/saved-data.ts'
import { hasShape, isRecord, numberFrom, orNull } from '../saved-data/shapes.ts'
import type { FormRecord } from './version-merge.ts'

/** Words of a form that were never stored on the server. */
export type Draft = {
  /** Epoch milliseconds of the last change. */
  readonly at: number
  /** The row's version they belong to; null for a new thing. */
  readonly version: number | null
  readonly values: FormRecord
}

/** Drafts by `<form>/<id>`. */
export type Drafts = Readonly<Record<string, Draft>>

const MAX_DRAFTS = 20
const KEPT_MS = 30 * 86_400_000

const isDraft = hasShape<Draft>({
  at: numberFrom(0, Number.MAX_SAFE_INTEGER),
  version: orNull(numberFrom(0, Number.MAX_SAFE_INTEGER)),
  values: isRecord,
})

/** Unsaved words of long forms, kept in this browser (design: drafts are saved by themselves). */
export const draftsSaved = defineSaved<Drafts>({
  key: 'drafts',
  version: 1,
  initial: () => ({}),
  schema: (value) => {
    if (!isRecord(value)) return null
    return Object.fromEntries(
      Object.entries(value).filter((entry): entry is [string, Draft] => isDraft(entry[1])),
    )
  },
})

/** Keeps a draft; the oldest and those of more than a month ago make room. */
export function keepDraft(key: string, draft: Draft): void {
  draftsSaved.update((drafts) => {
    const others = Object.entries(drafts)
      .filter(([name, { at }]) => name !== key && draft.at - at < KEPT_MS)
      .toSorted(([, left], [, right]) => right.at - left.at)
      .slice(0, MAX_DRAFTS - 1)
    return { ...Object.fromEntries(others), [key]: draft }
  })
}

/** Lets a draft go: it was saved, or its writer does not want it. */
export function dropDraft(key: string): void {
  draftsSaved.update((drafts) => {
    if (!Object.hasOwn(drafts, key)) return drafts
    return Object.fromEntries(Object.entries(drafts).filter(([name]) => name !== key))
  })
}
