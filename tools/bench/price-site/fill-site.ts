import { DAY_MS, koreanDay } from '@gyeol/korean'
import { randomUUIDv7 } from 'node:crypto'
import type { AppDatabase } from '../../../apps/server/src/database/database.ts'
import type { PriceItemTable } from '../../../apps/server/src/database/schema-prices.ts'
import { inTransaction } from '../../../apps/server/src/database/transaction.ts'
import { recomputeWholeToday } from '../../../apps/server/src/modules/price-roll-up/price-roll-up.service.ts'
import { keepHistory } from '../../../apps/server/src/modules/price-sample/history-roll-ups.ts'
import {
  inventHistory,
  until,
} from '../../../apps/server/src/modules/price-sample/price-history.ts'
import { insertHistory } from '../../../apps/server/src/modules/price-sample/price-history.repository.ts'
import { insertMember } from '../../../apps/server/src/modules/member/member.repository.ts'
import {
  loginIdKey,
  nicknameKey,
  searchText,
} from '../../../apps/server/src/modules/member/member-names.ts'
import { openSession } from '../../../apps/server/src/modules/session/session.service.ts'

/** Three years, and as many items as the game has that change hands often enough. */
export const DAYS = 1_095
const ITEMS = 2_000

/** Nearly every report is somebody else's: the dearest case for what is kept for each voice. */
const PEOPLE = 10_000_000

const KINDS = ['material', 'crysta', 'equipment', 'registlet', 'book', 'consumable'] as const
const PRICE = 1_000_000

/** The items that are looked at: the one most people speak of, and the one in the middle. */
export const HOTTEST = idOf(1)
export const MIDDLE = idOf(ITEMS / 2)

function idOf(rank: number): string {
  return `bench-${rank}`
}

/** Fills an empty site with items of which `reports` are made as Zipf says; gives how many were. */
export async function fillSite(database: AppDatabase, reports: number): Promise<number> {
  const now = Date.now()
  const today = koreanDay(now)
  const ranks = Array.from({ length: ITEMS }, (_, index) => index + 1)
  const share = 1 / ranks.reduce((sum, rank) => sum + 1 / rank, 0)
  let made = 0
  for (const rank of ranks) {
    const item = itemOf(rank, now)
    const reportsADay = (reports * share) / rank / DAYS
    const story = { seed: rank, today, days: DAYS, reportsADay, people: PEOPLE }
    const invented = inventHistory({ ...story, startPrice: PRICE, unitQuantity: 1 })
    const history = keepHistory(until(invented, now), today)
    made += history.reports.length
    await inTransaction(database, async (transaction) => {
      await transaction.insertInto('price_item').values(item).execute()
      await insertHistory(transaction, { itemId: item.id, history, source: 'import' })
      if (history.reports.length > 0) await recomputeWholeToday(transaction, item.id, today)
    })
  }
  return made
}

function itemOf(rank: number, now: number): PriceItemTable {
  const name = `잰 품목 ${rank}`
  return {
    id: idOf(rank),
    kind_id: KINDS[rank % KINDS.length] ?? KINDS[0],
    name,
    variant: '',
    name_key: name,
    search_text: name,
    unit_quantity: 1,
    entity: null,
    entity_id: null,
    state: 'accepted',
    merged_into: null,
    is_sample: 0,
    stale_from: null,
    stale_to: null,
    author_id: null,
    taken_down_at: null,
    created_at: now,
    updated_at: now,
    version: 1,
  }
}

/** How many voices spoke of the hottest item in the last seven days. */
export async function countVoices({ kysely }: AppDatabase): Promise<number> {
  const { count } = await kysely
    .selectFrom('price_vote')
    .select(({ fn }) => fn.count<number>('voice').distinct().as('count'))
    .where('item_id', '=', HOTTEST)
    .where('day', '>', koreanDay(Date.now()) - 7)
    .executeTakeFirstOrThrow()
  return count
}

/** Makes members who are logged in; gives the cookies of their browsers. */
export async function makeMembers(database: AppDatabase, count: number): Promise<string[]> {
  const now = Date.now()
  const cookies: string[] = []
  for (let number = 1; number <= count; number += 1) {
    const id = randomUUIDv7()
    const [loginId, nickname] = [`bench${number}`, `잰이${number}`]
    const token = await inTransaction(database, async (transaction) => {
      await insertMember(transaction, {
        id,
        login_id: loginId,
        login_id_key: loginIdKey(loginId),
        nickname,
        nickname_key: nicknameKey(nickname),
        search_text: searchText({ loginId, nickname }),
        password_hash: null,
        role_code: 'MEMBER',
        status: 'ACTIVE',
        agreed_at: now,
        created_at: now - 100 * DAY_MS,
        updated_at: now,
        last_seen_at: now,
        version: 1,
      })
      const session = { memberId: id, userAgent: 'bench', isRemembered: false, now }
      return openSession(transaction, { ...session, formerToken: undefined })
    })
    cookies.push(`sid=${token}`)
  }
  return cookies
}
