import type { PriceRule } from '@gyeol/contract'
import { MARKET_FEE } from '@gyeol/prices'
import type { Kysely } from 'kysely'
import type { Schema } from '../../database/schema.ts'
import { readSettings } from '../setting/setting.service.ts'

/** The fee of the market, and what this site asks of reports (PR10, PR31, PR43). */
export async function readPriceRule(kysely: Kysely<Schema>): Promise<PriceRule> {
  const { rate, asOf, isVerified } = MARKET_FEE
  const { priceEditHours, priceReportMinutes, probationDays } = await readSettings(kysely)
  return {
    feeRate: rate,
    asOf,
    isVerified,
    pauseMinutes: priceReportMinutes,
    editHours: priceEditHours,
    probationDays,
  }
}
