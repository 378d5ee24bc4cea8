import type { Viewer } from '../../http/viewer.ts'
import type { NoticeSight } from './notice.repository.ts'

/** What a viewer may see of the notices. */
export function sightOf(viewer: Viewer, now: number): NoticeSight {
  const { level, member } = viewer
  if (viewer.may('notice.write-any')) return { level, now, scheduledOf: 'everybody' }
  if (!member || !viewer.may('notice.write-own')) return { level, now, scheduledOf: 'nobody' }
  return { level, now, scheduledOf: { memberId: member.id } }
}

/** Whether a viewer may change a notice: their own ones, or all. */
export function mayEdit(viewer: Viewer, notice: { readonly author_id: string | null }): boolean {
  if (viewer.may('notice.write-any')) return true
  if (!viewer.member || !viewer.may('notice.write-own')) return false
  return notice.author_id === viewer.member.id
}
