import type { PriceLevel } from '@gyeol/terms'
import { LRUCache } from 'lru-cache'
import type { AppDatabase } from '../../database/database.ts'
import { PreparedAnswer } from '../../http/prepared-answer.ts'
import { findChangedIds, readNewestChange } from '../outbox/outbox.service.ts'
import { type PriceItemIndex, readItemIndex } from '../price-item/price-item-index.service.ts'
import type { PriceItemRow } from '../price-item/price-item.service.ts'
import {
  type HeadlineRow,
  type PriceDigests,
  readHeadlines,
  readPriceDigests,
  renewPriceDigests,
} from '../price-roll-up/price-digest.service.ts'

/** Answers kept beside one state; ever new searches must not fill the memory. */
const MOST_ANSWERS = 50

/** Items somebody has looked for, in their order, and how many of them stand at each level. */
export type FoundItems = {
  readonly found: readonly PriceItemRow[]
  readonly levelCounts: Readonly<Record<PriceLevel, number>>
}

/** Items and prices as they are between two changes of the site. */
export type PriceListState = {
  readonly index: PriceItemIndex
  readonly digests: PriceDigests
  readonly headlines: () => Promise<readonly HeadlineRow[]>
  /** What this search finds for everybody, looked for when it is first asked. */
  readonly find: (name: string, look: () => FoundItems) => FoundItems
  /** The answer of this name, made when it is first asked for. */
  readonly answer: (name: string, make: () => Promise<unknown>) => Promise<PreparedAnswer>
}

type Held = { readonly news: number; readonly state: PriceListState }

const held = new WeakMap<AppDatabase, Held>()

/**
 * The state at this moment. Every change of a price is told to open pages and so has a number; when
 * that has moved, the items it is about are read again, and no others.
 */
export async function readPriceListState(database: AppDatabase): Promise<PriceListState> {
  const { kysely } = database
  const news = await readNewestChange(kysely)
  const index = await readItemIndex(database)
  const known = held.get(database)
  const isSameIndex = known?.state.index.version === index.version
  if (isSameIndex && known.news === news) return known.state
  // Prices may be newer than the number read before them; then the next look reads them again.
  const span = { after: known?.news ?? 0, upTo: news }
  const changed = isSameIndex ? await findChangedIds(kysely, 'price', span) : null
  const state =
    known === undefined || changed === null
      ? stateOf(database, index, await readPriceDigests(kysely))
      : changed.length === 0
        ? known.state
        : stateOf(database, index, await renewPriceDigests(kysely, known.state.digests, changed))
  held.set(database, { news, state })
  return state
}

function stateOf(
  { kysely }: AppDatabase,
  index: PriceItemIndex,
  digests: PriceDigests,
): PriceListState {
  const headlines = once(() => readHeadlines(kysely))
  return { index, digests, headlines, find: searchesOf(), answer: answersOf() }
}

function searchesOf(): PriceListState['find'] {
  const searches = new LRUCache<string, FoundItems>({ max: MOST_ANSWERS })
  return (name, look) => {
    const known = searches.get(name)
    if (known) return known
    const found = look()
    searches.set(name, found)
    return found
  }
}

function answersOf(): PriceListState['answer'] {
  const answers = new LRUCache<string, Promise<PreparedAnswer>>({ max: MOST_ANSWERS })
  return (name, make) => {
    const known = answers.get(name)
    if (known) return known
    const answer = make().then((value) => PreparedAnswer.json(value))
    answers.set(name, answer)
    answer.catch(() => answers.delete(name))
    return answer
  }
}

/** What fails is tried again by whoever asks next. */
function once<Value>(read: () => Promise<Value>): () => Promise<Value> {
  let reading: Promise<Value> | undefined
  return () => {
    reading ??= read().catch((error: unknown) => {
      reading = undefined
      throw error
    })
    return reading
  }
}
