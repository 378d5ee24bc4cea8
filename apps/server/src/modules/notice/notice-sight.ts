import type { Reader } from '../../http/viewer.ts'
import type { NoticeSight } from './notice.repository.ts'

/** What a reader may see of the notices. */
export function sightOf(reader: Reader, now: number): NoticeSight {
  const { level, member } = reader
  if (reader.may('notice.write-any')) return { level, now, scheduledOf: 'everybody' }
  if (!member || !reader.may('notice.write-own')) return { level, now, scheduledOf: 'nobody' }
  return { level, now, scheduledOf: { memberId: member.id } }
}

/** Whether a reader may change a notice: his own ones, or all. */
export function mayEdit(reader: Reader, notice: { readonly author_id: string | null }): boolean {
  if (reader.may('notice.write-any')) return true
  if (!reader.member || !reader.may('notice.write-own')) return false
  return notice.author_id === reader.member.id
}
