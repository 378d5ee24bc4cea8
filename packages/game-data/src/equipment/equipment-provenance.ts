import type { CatalogueProvenance } from '../catalogue/catalogue-rows.ts'

/**
 * All 4,631 pieces of 2,762 names. `numbersEvidence` of a row: `confirmed` where an English and a
 * Korean list agree (85), `seen` where copies of one English database agree (4,069) or one list has
 * the row (456), `ambiguous` where lists differ (21; the note says how). `evidence` of a name:
 * `confirmed` where it was read in Korean beside equal numbers (45), `seen` where it was read in
 * Korean (3,132), `guess` where spelling or numbers pair it, or a series number was added (963),
 * `none` where no list has a Korean name (491). 24 rows have lines that fit no stat; they stand in
 * `unmapped` as they were read.
 */
export const EQUIPMENT_PROVENANCE: CatalogueProvenance = {
  source:
    '장비: 공개 목록 네 가지를 맞춰 본 것 (toram-data, toram-equip-list-json, ToramDamageCalcu, Toram_KR)',
  asOf: '2026-08-21',
  checkedAgainst:
    'each other: 4,069 rows are equal in copies of one English database made in 2024 and 2026, 85 also in the Korean list; 21 differ',
  unverified:
    'most numbers have no second independent source; materials, shops, and monsters and maps without a Korean word read somewhere stay English; 소피아거리 / 대장간, 이벤트 and 대장장이 스킬 as places are our wording; of the colours of drops those that were filled in by a spreadsheet are left out',
}
