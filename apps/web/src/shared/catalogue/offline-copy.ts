import {
  askOrKept,
  type Asked,
  forgetCopy,
  hasCopy,
  keepCopy,
  type Kept,
  type KeptOrFailure,
  readCopy,
} from '../http/kept-answers.ts'
import { routeOf } from '../http/call-route.ts'
import type { AnswerOf, ContractRoute } from '../http/route-types.ts'

/** Another name when the shape of the answers changes: old copies are then not read any more. */
const STORE = 'library-2'

/** The routes whose answers are copied. */
export type CopiedRoute =
  | 'readAllCrystas'
  | 'readAllRegistlets'
  | 'readAllAbilities'
  | 'readAllBosses'
  | 'readAllEquipment'

/** A whole list, and whether it is the copy of an earlier visit. */
export type AnswerOrCopy<Name extends CopiedRoute> = Kept<AnswerOf<Name>>

/** All guides, as they are kept. */
export type JobList = { readonly items: AnswerOf<'listJobs'> }

/** Which list it is, and where it is asked for. */
type CopiedList<Name extends CopiedRoute> = Pick<ContractRoute<Name>, 'name'> & {
  readonly path: string
}

const JOBS_PATH = routeOf<'listJobs'>('GET', '/api/job').path

/** The data cache's own way to the server. */
export type Ask = (path: string) => Asked | PromiseLike<Asked>

/**
 * Asks the server for a whole list; without a connection the copy of the last visit answers, so that
 * a list that was open once can be searched. What is not kept is only read: a copy others made may
 * still answer.
 */
export function askOrOfflineCopy<Name extends CopiedRoute>(
  { path }: CopiedList<Name>,
  ask: Ask,
  { isKept = true }: { readonly isKept?: boolean | 'again' | undefined } = {},
): Promise<KeptOrFailure<AnswerOf<Name>>> {
  return askOrKept({ store: STORE, key: path, has: 'items', isKept }, () => ask(path))
}

/** So many rows say how large the others are. */
const SAMPLED = 100

/** About how many bytes the copy of a list takes; all of its rows would take a while to write. */
export function copyBytes(items: readonly unknown[]): number {
  const step = Math.max(1, Math.floor(items.length / SAMPLED))
  const sample = items.filter((_, place) => place % step === 0)
  const { length } = new TextEncoder().encode(JSON.stringify(sample))
  return sample.length === 0 ? 0 : Math.round((length / sample.length) * items.length)
}

/** The copy of one list, for who decides whether to keep it. */
export function copyOf({ path }: Pick<CopiedList<CopiedRoute>, 'path'>) {
  const place = { store: STORE, key: path, has: 'items' }
  return {
    isThere: () => hasCopy(place),
    keep: (content: object) => keepCopy(place, content),
    forget: () => forgetCopy(place),
  }
}

/** One thing as the copy of its list has it; null without such a copy, or where it does not stand in it. */
export async function listedItem(path: string, id: string): Promise<Kept<ListedItem> | null> {
  const copy = await readCopy<{ readonly items: readonly ListedItem[] }>({
    store: STORE,
    key: path,
    has: 'items',
  })
  const item = copy?.items.find((one) => one.id === id)
  if (copy === null || item === undefined) return null
  const { isOffline, keptAt } = copy
  return { ...item, isOffline, ...(keptAt !== undefined && { keptAt }) }
}

type ListedItem = { readonly id: string }

/** The guides, which come as a bare list: wrapped like the others, they are kept like the others. */
export async function askOrOfflineJobs(ask: Ask): Promise<KeptOrFailure<JobList>> {
  return askOrKept({ store: STORE, key: JOBS_PATH, has: 'items' }, async () => {
    const answer = await ask(JOBS_PATH)
    return answer.error === undefined ? { data: { items: answer.data } } : answer
  })
}
