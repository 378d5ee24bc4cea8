import type { AdminSummary, NamedCount } from '@gyeol/contract'
import type { ServerContext } from '../../context/server-context.ts'
import { toWireTime } from '../../http/wire-time.ts'
import { countMemberKinds } from '../member/member-counts.service.ts'
import { readSettings } from '../setting/setting.service.ts'
import { listSeedStates } from './admin-summary.repository.ts'

/** What an administrator sees first; every part of the site adds its numbers. */
export async function readAdminSummary({
  database,
  clock,
  summary,
  tasks,
}: Pick<ServerContext, 'database' | 'clock' | 'summary' | 'tasks'>): Promise<AdminSummary> {
  const { kysely } = database
  const now = clock()
  const counts: NamedCount[] = []
  const attention: NamedCount[] = []
  for (const read of summary) {
    const part = await read(kysely, now)
    counts.push(...(part.counts ?? []))
  }
  for (const { code, read } of tasks) {
    const { count } = await read(kysely, now)
    if (count > 0) attention.push({ code, count })
  }
  const { levelsAsOf } = await readSettings(kysely)
  const seeds = await listSeedStates(kysely)
  return {
    at: toWireTime(now),
    members: await countMemberKinds(kysely, now),
    counts,
    attention,
    freshness: [
      { code: 'levels', asOf: levelsAsOf, source: 'setting' },
      ...seeds.map(({ name, as_of, source }) => ({ code: name, asOf: as_of, source })),
    ],
  }
}
