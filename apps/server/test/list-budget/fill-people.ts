import { randomUUIDv7 } from 'node:crypto'
import { REPORT } from '../../src/modules/character-case/character-case.fixture.ts'
import { CROWD, crowdAt, type Filling, insertRows, many, markOf } from './insert-rows.ts'

/** Members, what is noted of one of them, and what they have done. */
export async function fillMembers({ kysely, now, member }: Filling): Promise<void> {
  await insertRows(
    kysely,
    'member',
    many(CROWD.members, (at) => ({
      id: crowdAt(at),
      login_id: `crowd${at}`,
      login_id_key: `crowd${at}`,
      nickname: `무리 ${at}`,
      nickname_key: `무리${at}`,
      search_text: `무리${at} crowd${at}`,
      // Those without a password have been invited and have not come.
      password_hash: at < CROWD.ofOne ? null : 'x',
      role_code: 'MEMBER' as const,
      status: 'ACTIVE' as const,
      agreed_at: now,
      created_at: now - at,
      updated_at: now,
      last_seen_at: now,
      version: 1,
    })),
  )
  await insertRows(
    kysely,
    'member_note',
    many(CROWD.ofOne, (at) => ({
      id: randomUUIDv7(),
      member_id: member.id,
      author_id: crowdAt(at),
      text: '이야기했어요. '.repeat(30),
      at: now - at,
    })),
  )
}

/** The log, most of it of two things whose versions are looked at. */
export async function fillLog(
  { kysely, now, editor }: Filling,
  things: readonly { readonly entity: string; readonly id: string }[],
): Promise<void> {
  const content = (at: number) =>
    JSON.stringify({ note: `${at} ${'글 '.repeat(50)}`, body: `${at}${'본문 '.repeat(200)}` })
  await insertRows(
    kysely,
    'audit_log',
    many(CROWD.rows, (at) => {
      const thing = things[at % things.length] ?? { entity: 'crysta', id: '' }
      const isOfThing = at < CROWD.ofOne
      return {
        id: randomUUIDv7(),
        at: now - at * 1000,
        actor_id: editor.id,
        action: `${thing.entity}.update`,
        entity: thing.entity,
        entity_id: isOfThing ? thing.id : `${thing.id}-${at}`,
        before: isOfThing ? content(at + things.length) : null,
        after: isOfThing ? content(at) : null,
        reason: null,
        request_id: null,
      }
    }),
  )
}

/** Proposals and cases, a fifth of them one member's, each as large as what people send. */
export async function fillProposals(filling: Filling, crystaId: string): Promise<void> {
  const { kysely, now, member, editor } = filling
  const authorAt = (at: number) => (at % 5 === 0 ? member.id : crowdAt(at))
  await insertRows(
    kysely,
    'correction',
    many(CROWD.rows, (at) => ({
      id: randomUUIDv7(),
      entity: 'crysta' as const,
      entity_id: crystaId,
      entity_version: 1,
      change: JSON.stringify({ note: `고침 ${at} ${'글'.repeat(300)}` }),
      reason: '게임에서 봤어요. '.repeat(20),
      state: at % 2 === 0 ? ('open' as const) : ('accepted' as const),
      author_id: authorAt(at),
      reviewer_id: at % 2 === 0 ? null : editor.id,
      answer: '',
      created_at: now - at,
      reviewed_at: at % 2 === 0 ? null : now - at,
      seen_at: null,
    })),
  )
  await insertRows(
    kysely,
    'character_case',
    many(CROWD.ofOne, (at) => {
      const { figure, ...content } = REPORT
      // The longest build a planner saves.
      const build = {
        level: 300,
        lines: many(400, (line) => `${markOf(`${at} ${line}`)} 지팡이 ATK +${line}`),
      }
      return {
        id: randomUUIDv7(),
        figure,
        inputs_hash: `inputs ${at}`,
        claim_hash: `claim ${at}`,
        content: JSON.stringify({ ...content, build }),
        state: 'open' as const,
        author_id: authorAt(at),
        reviewer_id: null,
        answer: '',
        created_at: now - at,
        reviewed_at: null,
        seen_at: null,
      }
    }),
  )
}

/** What was brought from files; gives the newest, which changed much. */
export async function fillImports({ kysely, now, editor }: Filling): Promise<string> {
  const batches = many(CROWD.ofOne, (at) => ({
    id: randomUUIDv7(),
    entity: 'crysta' as const,
    format: 'csv' as const,
    file_name: `표 ${at}.csv`,
    mode: 'merge' as const,
    state: 'applied' as const,
    counts: JSON.stringify({ rows: 1, new: 0, changed: 1, same: 0, gone: 0, bad: 0 }),
    as_of: '2026-11-01',
    source: '직접 모음',
    author_id: editor.id,
    created_at: now - at * 1000,
    applied_at: now - at * 1000,
    undone_at: null,
  }))
  await insertRows(kysely, 'import_batch', batches)
  const id = batches[0]?.id ?? ''
  const { content: shipped } = await kysely
    .selectFrom('crysta')
    .select('content')
    .limit(1)
    .executeTakeFirstOrThrow()
  const content = (at: number) =>
    JSON.stringify({ ...JSON.parse(shipped), name: `이름 ${at}`, note: '글 '.repeat(200) })
  await insertRows(
    kysely,
    'import_change',
    many(CROWD.ofOne, (at) => ({
      batch_id: id,
      seq: at,
      op: 'changed' as const,
      entity_id: `thing-${at}`,
      name: `이름 ${at}`,
      before: content(at),
      after: content(at + 1),
      before_version: 1,
      line: at + 1,
    })),
  )
  return id
}
