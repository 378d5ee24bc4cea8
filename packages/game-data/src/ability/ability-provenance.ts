import type { CatalogueProvenance } from '../catalogue/catalogue-rows.ts'

/** 63 of the 66 abilities; the wording of the effects is ours. */
export const ABILITY_PROVENANCE: CatalogueProvenance = {
  source: '어빌리티: 한국어 목록(Toram_KR)',
  asOf: '2026-08-21',
  checkedAgainst: 'nothing: one source',
  unverified: 'all numbers (one source)',
}
