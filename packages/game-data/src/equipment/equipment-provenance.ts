import type { CatalogueProvenance } from '../catalogue/catalogue-rows.ts'

/** Three pieces of every kind, to show the list; the complete one is the site owner's to bring in. */
export const EQUIPMENT_PROVENANCE: CatalogueProvenance = {
  source: '장비 보기: 영어 목록(toram-data)과 한국어 이름(Toram_KR)',
  asOf: '2026-05-31',
  checkedAgainst: 'nothing: one source for the numbers',
  unverified: 'all numbers (one source)',
}
