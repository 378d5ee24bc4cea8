import { MAIN_QUEST } from '@gyeol/game-data'
import { indexQuest, type QuestIndex, type QuestTable } from '@gyeol/main-quest'
import { callRoute, routeOf } from '../../shared/http/call-route.ts'
import { hasShape, textLike, wholeFrom } from '../../shared/saved-data/shapes.ts'
import { createStore } from '../../shared/store/create-store.ts'
import { useStore } from '../../shared/store/use-store.ts'
import { askTable, readCopy, tableInForce } from './site-table.ts'

/** The shipped table, summed once. */
export const QUEST: QuestIndex = indexQuest(MAIN_QUEST)

const READ_SETTING = routeOf<'readPublicSetting'>('GET', '/api/setting/public')

const ASK_AFTER_MS = 1500
const MAX_LEVEL = 999

const hasLevels = hasShape<{ levelCap: number; levelsAsOf: string }>({
  levelCap: wholeFrom(2, MAX_LEVEL),
  levelsAsOf: textLike(/^\d{4}-\d{2}-\d{2}$/),
})

/**
 * The table with the level cap the site's owner has set. Of the owner's and the shipped cap the one that was checked
 * later counts: a new site starts with the cap of its specification.
 */
export function questOfSite(answer: unknown, shipped: QuestIndex = QUEST): QuestIndex {
  if (!hasLevels(answer)) return shipped
  const { asOf, levelCap } = shipped.table
  const isOlder = answer.levelsAsOf.slice(0, asOf.length) < asOf
  if (isOlder || answer.levelCap === levelCap) return shipped
  return indexQuest({ ...shipped.table, levelCap: answer.levelCap })
}

/** What the site has told so far; a part without an answer stays as it was. */
const told: { table: QuestTable | null; levels: unknown } = { table: null, levels: null }

const current = createStore(QUEST)
let isAsked = false

function learn(news: Partial<typeof told>): void {
  Object.assign(told, news)
  const table = tableInForce(told.table, MAIN_QUEST)
  current.set(questOfSite(told.levels, table === MAIN_QUEST ? QUEST : indexQuest(table)))
}

/** Quiet: a part without an answer stays as it is, and is asked for again on the next visit of the screen. */
async function askSite(): Promise<void> {
  if (isAsked) return
  isAsked = true
  const [table, levels] = await Promise.allSettled([
    askTable(),
    callRoute(READ_SETTING, undefined, { background: true }),
  ])
  if (table.status === 'rejected' || levels.status === 'rejected') isAsked = false
  learn({
    ...(table.status === 'fulfilled' && { table: table.value }),
    ...(levels.status === 'fulfilled' && { levels: levels.value }),
  })
}

let copyRead: Promise<void> | undefined

function readTableCopy(): Promise<void> {
  copyRead ??= readCopy().then((table) => {
    // The site may have answered meanwhile.
    if (table !== null && !isAsked) learn({ table })
  })
  return copyRead
}

/** The table this browser knows to be in force; the site is not asked for it. */
export async function knownQuest(): Promise<QuestIndex> {
  await readTableCopy()
  return current.get()
}

/**
 * Runs `onChange` when another table is in force: the site is asked once the page stands. Gives the
 * function that ends it.
 */
export function followQuest(onChange: () => void): () => void {
  const stop = current.subscribe(onChange)
  void readTableCopy()
  const timer = setTimeout(() => void askSite(), ASK_AFTER_MS)
  return () => {
    clearTimeout(timer)
    stop()
  }
}

const FOLLOWED = { ...current, subscribe: followQuest }

/** The table to calculate with; what the site's owner has set joins once the page stands. */
export function useQuest(): QuestIndex {
  return useStore(FOLLOWED)
}
