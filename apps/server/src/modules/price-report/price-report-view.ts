import type { PriceReport } from '@gyeol/contract'
import { dayText, editableUntil } from '@gyeol/prices'
import type { ReportUse } from '@gyeol/terms'
import { toWireTime } from '../../http/wire-time.ts'
import type { Viewer } from '../../http/viewer.ts'
import type { ReportRow } from './price-report.repository.ts'

/** The weight of who counts fully (PR9). */
const FULL_WEIGHT = 4

/** Who looks at reports, and when. */
export type Sight = { readonly viewer: Viewer; readonly now: number }

/** CONTRIBUTOR and above: they edit their reports for ever (PR31) and count fully at once (PR9). */
export function isContributor(viewer: Viewer): boolean {
  return viewer.may('price.write-own')
}

/** Whether a report is the viewer's own. */
export function isOwn({ author_id }: Pick<ReportRow, 'author_id'>, { member }: Viewer): boolean {
  return member !== null && author_id === member.id
}

/** Whether the viewer may change a report now (PR31). */
export function mayEdit(
  row: Pick<ReportRow, 'author_id' | 'at' | 'state'>,
  { viewer, now }: Sight,
): boolean {
  if (row.state === 'withdrawn') return false
  if (viewer.may('price-report.moderate')) return true
  return isOwn(row, viewer) && (isContributor(viewer) || now <= editableUntil(row.at))
}

type Surroundings = Sight & {
  readonly use: ReportUse
  /** Ids of the members who flagged it. */
  readonly flaggedBy: readonly string[]
}

/** A report as a viewer sees it: nobody's name but to editors. */
export function toReport(row: ReportRow, { use, flaggedBy, ...sight }: Surroundings): PriceReport {
  const { viewer } = sight
  const isEditor = viewer.may('price-report.moderate')
  const isMine = isOwn(row, viewer)
  const hasEnd = isMine && !isContributor(viewer)
  return {
    id: row.id,
    itemId: row.item_id,
    itemName: row.item_name,
    series: row.series,
    basis: row.basis,
    amount: row.amount,
    typedAmount: row.typed_amount,
    quantity: row.quantity,
    unit: row.unit,
    isNet: row.is_net === 1,
    day: dayText(row.day),
    at: toWireTime(row.at),
    use,
    isUnusual: row.is_unusual === 1,
    isLongMember: row.weight === FULL_WEIGHT,
    isMine,
    author: isEditor ? row.author_nickname : null,
    excludedReason: row.state === 'excluded' ? row.excluded_reason : null,
    flagCount: isEditor ? flaggedBy.length : null,
    isFlaggedByMe: viewer.member !== null && flaggedBy.includes(viewer.member.id),
    version: row.version,
    canEdit: mayEdit(row, sight),
    canWithdraw: isMine && row.state !== 'withdrawn',
    editableUntil: hasEnd ? toWireTime(editableUntil(row.at)) : null,
  }
}
