import type { AppDatabase } from '../../database/database.ts'
import { PreparedAnswer } from '../../http/prepared-answer.ts'
import { readNewestChange } from '../outbox/outbox.service.ts'
import { type PriceItemIndex, readItemIndex } from '../price-item/price-item-index.service.ts'
import {
  type HeadlineRow,
  type PriceDigest,
  readHeadlines,
  readPriceDigests,
} from '../price-roll-up/price-digest.service.ts'

/** Answers kept beside one state; ever new searches must not fill the memory. */
const MOST_ANSWERS = 50

/** Items and prices as they are between two changes of the site. */
export type PriceListState = {
  readonly index: PriceItemIndex
  readonly digests: ReadonlyMap<string, PriceDigest>
  readonly headlines: () => Promise<readonly HeadlineRow[]>
  /** The answer of this name, made when it is first asked for. */
  readonly answer: (name: string, make: () => Promise<unknown>) => Promise<PreparedAnswer>
}

type Held = { readonly key: string; readonly state: PriceListState }

const held = new WeakMap<AppDatabase, Held>()

/**
 * The state at this moment. Every change of a price is told to open pages and so has a number; what
 * lists are made of is read again only when that number, or that of the items, has moved.
 */
export async function readPriceListState(database: AppDatabase): Promise<PriceListState> {
  const { kysely } = database
  const news = await readNewestChange(kysely)
  const index = await readItemIndex(database)
  const key = `${index.version} ${news}`
  const known = held.get(database)
  if (known?.key === key) return known.state
  // Prices may be newer than the number read before them; then the next look reads them again.
  const digests = await readPriceDigests(kysely)
  const state: PriceListState = {
    index,
    digests,
    headlines: once(() => readHeadlines(kysely)),
    answer: answersOf(),
  }
  held.set(database, { key, state })
  return state
}

function answersOf(): PriceListState['answer'] {
  const answers = new Map<string, Promise<PreparedAnswer>>()
  return (name, make) => {
    const known = answers.get(name)
    if (known) return known
    const answer = make().then((value) => PreparedAnswer.json(value))
    if (answers.size >= MOST_ANSWERS) answers.delete(answers.keys().next().value ?? '')
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
