import type { ContentKind, StoredRoleCode } from '@gyeol/contract'
import { type Kysely, sql } from 'kysely'
import type { ContentPart } from '../../context/contributions.ts'
import type { Schema } from '../../database/schema.ts'

/** A content and who made it; the maker is null for visitors and what the product ships. */
export type ContentRow = {
  readonly id: string
  readonly at: number
  readonly author_id: string | null
  readonly nickname: string | null
  readonly role_code: StoredRoleCode | null
}

type Rows = Pick<ContentPart, 'kind' | 'rows'>

/**
 * Which contents of a kind; `isShown`: only those that can be taken down now. That is asked of the
 * contents, not of the acts of taking down: many come back in ways of their own.
 */
export type ContentFilter = {
  readonly ids?: readonly string[]
  readonly authorId?: string
  readonly isShown?: boolean
}

type Range = { readonly limit: number; readonly offset?: number }

/** Contents of a kind, the newest first. */
export async function listContentRows(
  kysely: Kysely<Schema>,
  part: Rows,
  { limit, offset = 0, ...filter }: ContentFilter & Range,
): Promise<ContentRow[]> {
  if (filter.ids?.length === 0) return []
  const { at, id } = columnsOf(part)
  const { rows } = await sql<ContentRow>`
    select ${id} as id, ${at} as at, maker.id as author_id, maker.nickname as nickname,
      maker.role_code as role_code
    from ${sourceOf(part)} where ${passes(part, filter)}
    order by ${at} desc, ${id} desc limit ${limit} offset ${offset}`.execute(kysely)
  return rows
}

export async function countContentRows(
  kysely: Kysely<Schema>,
  part: Rows,
  filter: ContentFilter,
): Promise<number> {
  const { rows } = await sql<{ readonly count: number }>`
    select count(*) as count from ${sourceOf(part)} where ${passes(part, filter)}`.execute(kysely)
  return rows[0]?.count ?? 0
}

/** Members new enough and busy enough; `fewest`: of all kinds together. */
type Busy = {
  readonly joinedSince: number
  readonly madeSince: number
  readonly fewest: number
}

/** How many contents of each kind those members have made since a moment. */
export async function countByNewMember(
  kysely: Kysely<Schema>,
  parts: readonly Rows[],
  { joinedSince, madeSince, fewest }: Busy,
): Promise<{ readonly memberId: string; readonly kind: ContentKind; readonly count: number }[]> {
  // Of an expression: whoever made something is looked for by when it was made, not by who they are.
  const maker = (part: Rows) => sql`coalesce(${columnsOf(part).author}, '')`
  const made = parts.map(
    (part) => sql`
      select ${maker(part)} as maker_id, cast(${part.kind} as text) as kind,
        count(*) as count
      from ${sql.table(part.rows.table)} as content
      where ${columnsOf(part).at} >= ${madeSince} and ${passes(part, { isShown: true })}
      group by ${maker(part)}`,
  )
  // Summed up before anybody is looked up: hardly any of those who made something made much.
  const { rows } = await sql<{
    readonly id: string
    readonly kind: ContentKind
    readonly count: number
  }>`
    with made as (${sql.join(made, sql` union all `)})
    select made.maker_id as id, made.kind as kind, made.count as count
    from made inner join member on member.id = made.maker_id
    where made.maker_id in (
        select maker_id from made group by maker_id having sum(count) >= ${fewest})
      and member.created_at >= ${joinedSince}`.execute(kysely)
  return rows.map(({ id, kind, count }) => ({ memberId: id, kind, count }))
}

const columnsOf = ({ rows }: Rows) => ({
  id: sql.ref(`content.${rows.id}`),
  at: sql.ref(`content.${rows.at}`),
  author: sql.ref(`content.${rows.author}`),
})

const sourceOf = (part: Rows) => sql`${sql.table(part.rows.table)} as content
  left join member as maker on maker.id = ${columnsOf(part).author}`

function passes(part: Rows, { ids, authorId, isShown }: ContentFilter) {
  const { id, author } = columnsOf(part)
  const conditions = [part.rows.only ?? sql<boolean>`1 = 1`]
  if (ids !== undefined) conditions.push(sql`${id} in (${sql.join(ids)})`)
  if (authorId !== undefined) conditions.push(sql`${author} = ${authorId}`)
  if (isShown === true) {
    const { takes } = part.rows
    if (takes) {
      const column = sql.ref(`content.${takes.column}`)
      conditions.push(sql`${column} in (${sql.join(takes.values)})`)
    }
    // What waits is hidden without having been taken down.
    if (part.rows.isShown)
      conditions.push(sql`(${part.rows.isShown}
        or (${isHeld(part, 'waiting')} and not ${isHeld(part, 'hidden')}))`)
  }
  return sql.join(conditions, sql` and `)
}

const isHeld = (part: Rows, state: 'waiting' | 'hidden') =>
  sql<boolean>`exists (select 1 from takedown where takedown.content_kind = ${part.kind}
    and takedown.content_id = ${columnsOf(part).id} and takedown.state = ${state})`

/** How much of a kind that a member made is down: those not counted that are shown again meanwhile. */
export async function countDown(
  kysely: Kysely<Schema>,
  part: Rows,
  authorId: string,
): Promise<number> {
  const { rows } = await sql<{ readonly count: number }>`
    select count(distinct held.content_id) as count from takedown as held
    where held.member_id = ${authorId} and held.content_kind = ${part.kind}
      and held.state = 'hidden' and not exists (
        select 1 from ${sql.table(part.rows.table)} as content
        where ${columnsOf(part).id} = held.content_id and ${passes(part, { isShown: true })})
  `.execute(kysely)
  return rows[0]?.count ?? 0
}
