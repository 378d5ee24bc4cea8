import { dayText } from '@gyeol/korean'
import type { PriceReport } from '@gyeol/contract'
import { editableUntil } from '@gyeol/prices'
import type { ReportUse } from '@gyeol/terms'
import { toWireTime, toWireTimeOrNull } from '../../http/wire-time.ts'
import type { Viewer } from '../../http/viewer.ts'
import type { ReportChange } from './price-report-change.repository.ts'
import type { ReportRow } from './price-report.repository.ts'

/** The weight of who counts fully (PR9). */
const FULL_WEIGHT = 4

/** Who looks at reports, and when. */
export type Sight = { readonly viewer: Viewer; readonly now: number }

/** CONTRIBUTOR and above: they count fully at once (PR9). */
export function isContributor(viewer: Viewer): boolean {
  return viewer.may('price.write-own')
}

/** Whether a report is the viewer's own. */
export function isOwn({ author_id }: Pick<ReportRow, 'author_id'>, { member }: Viewer): boolean {
  return member !== null && author_id === member.id
}

/** How long everybody may change what they reported, in hours. */
type Editing = { readonly editHours: number }

/** Whether the viewer may change a report now: their own for a while, editors another's (PR31, PR44). */
export function mayEdit(
  row: Pick<ReportRow, 'author_id' | 'at' | 'state'>,
  { viewer, now, editHours }: Sight & Editing,
): boolean {
  if (row.state === 'withdrawn') return false
  if (isOwn(row, viewer)) return now <= editableUntil(row.at, editHours)
  return viewer.may('price-report.moderate')
}

type Surroundings = Sight &
  Editing & {
    readonly use: ReportUse
    /** The newest first. */
    readonly changes: readonly ReportChange[]
    /** Ids of the members who flagged it. */
    readonly flaggedBy: readonly string[]
  }

/** A report as a viewer sees it: nobody's name but to editors. */
export function toReport(row: ReportRow, surroundings: Surroundings): PriceReport {
  const { viewer, use, flaggedBy, changes, editHours } = surroundings
  const isEditor = viewer.may('price-report.moderate')
  const isMine = isOwn(row, viewer)
  const seesAll = isMine || isEditor
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
    tradedDay: row.traded_day === null ? null : dayText(row.traded_day),
    at: toWireTime(row.at),
    use,
    isUnusual: row.is_unusual === 1,
    isLongMember: row.weight === FULL_WEIGHT,
    isMine,
    author: isEditor ? row.author_nickname : null,
    excludedReason: row.state === 'excluded' ? row.excluded_reason : null,
    withdrawnAt: seesAll ? toWireTimeOrNull(row.withdrawn_at) : null,
    changes: changes
      .filter((change) => seesAll || change.is_by_editor === 1)
      .map((change) => toChange(change, seesAll)),
    flagCount: isEditor ? flaggedBy.length : null,
    isFlaggedByMe: viewer.member !== null && flaggedBy.includes(viewer.member.id),
    version: row.version,
    canEdit: mayEdit(row, surroundings),
    canWithdraw: isMine && row.state !== 'withdrawn',
    editableUntil: isMine ? toWireTime(editableUntil(row.at, editHours)) : null,
  }
}

/** What a report said before; who its author is stays unsaid, even where everybody reads of it. */
function toChange(change: ReportChange, isNamed: boolean): PriceReport['changes'][number] {
  const { at, reason, basis, amount, quantity, unit } = change
  const isByEditor = change.is_by_editor === 1
  const by = isNamed && isByEditor ? change.member_nickname : null
  return { at: toWireTime(at), isByEditor, by, reason, basis, amount, quantity, unit }
}
