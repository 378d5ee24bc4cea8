import { dayText } from '@gyeol/korean'
import type { PersonalDataPart, TaskPart } from '../../context/contributions.ts'
import { readAll } from '../../database/read-all.ts'
import { toWireTime } from '../../http/wire-time.ts'
import { deleteFlagsOf, readFlagged } from './price-flag.repository.ts'
import { forgetChanger, listChangesOfAuthor } from './price-report-change.repository.ts'
import { forgetAuthor, listOfAuthor } from './price-report.repository.ts'
import { deleteVoice } from './price-voice.repository.ts'

/**
 * Reports of a member. When they leave, the reports stay without a name, and the votes stay one
 * voice of which nobody knows whose it was (PR34).
 */
export const priceReportData: PersonalDataPart = {
  name: 'priceReports',
  async collect(kysely, memberId) {
    const rows = await readAll((range) => listOfAuthor(kysely, memberId, range))
    const changes = Map.groupBy(
      await readAll((range) => listChangesOfAuthor(kysely, memberId, range)),
      ({ report_id: reportId }) => reportId,
    )
    return rows.map((row) => ({
      id: row.id,
      itemId: row.item_id,
      itemName: row.item_name,
      basis: row.basis,
      amount: row.typed_amount,
      isNet: row.is_net === 1,
      quantity: row.quantity,
      unit: row.unit,
      day: dayText(row.day),
      tradedDay: row.traded_day === null ? null : dayText(row.traded_day),
      at: toWireTime(row.at),
      state: row.state,
      saidBefore: (changes.get(row.id) ?? []).map(({ at, basis, amount, quantity }) => ({
        at: toWireTime(at),
        basis,
        amount,
        quantity,
      })),
    }))
  },
  async forget(transaction, memberId) {
    await deleteVoice(transaction, memberId)
    await forgetAuthor(transaction, memberId)
    await forgetChanger(transaction, memberId)
    await deleteFlagsOf(transaction, memberId)
  },
}

/** Reports that members have flagged (PR37). */
export const priceReportTask: TaskPart = {
  code: 'price-report.flagged',
  permission: 'price-report.moderate',
  read: readFlagged,
}
