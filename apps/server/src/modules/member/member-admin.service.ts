import type { MemberAdmin, MemberFilter } from '@gyeol/contract'
import type { Kysely } from 'kysely'
import type { Schema } from '../../database/schema.ts'
import { AppError } from '../../errors/app-error.ts'
import { readSettings } from '../setting/setting.service.ts'
import { toMemberAdmin } from './member-view.ts'
import * as members from './member.repository.ts'

/** A range of a list. */
export type Range = { readonly limit: number; readonly offset: number }

/** Members as administrators see them. */
export async function listMemberAdmins(
  kysely: Kysely<Schema>,
  filter: MemberFilter & { readonly term?: string | undefined },
  range: Range,
): Promise<MemberAdmin[]> {
  const rows = await members.listForAdmin(kysely, filter, range)
  const { probationDays } = await readSettings(kysely)
  return rows.map((row) => toMemberAdmin(row, probationDays))
}

/** Some members as administrators see them, by their ids; who has left is not among them. */
export async function readMemberAdmins(
  kysely: Kysely<Schema>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, MemberAdmin>> {
  if (ids.length === 0) return new Map()
  const rows = await members.listForAdminByIds(kysely, ids)
  const { probationDays } = await readSettings(kysely)
  return new Map(rows.map((row) => [row.id, toMemberAdmin(row, probationDays)]))
}

/** One member as administrators see them. Throws NOT_FOUND. */
export async function requireMemberAdmin(kysely: Kysely<Schema>, id: string): Promise<MemberAdmin> {
  const member = (await readMemberAdmins(kysely, [id])).get(id)
  if (!member) throw new AppError('NOT_FOUND')
  return member
}
