import type { CatalogueProvenance } from '../catalogue/catalogue-rows.ts'

/** 63 of the 66 abilities; the wording of the effects is ours. */
export const ABILITY_PROVENANCE: CatalogueProvenance = {
  source: '어빌리티: 한국어 목록(Toram_KR)과 영어 목록(ToramDamageCalcu)을 맞춰 본 것',
  asOf: '2026-08-21',
  checkedAgainst:
    'each other: the numbers of 62 of 63 agree; the other one is marked ambiguous and says so',
  unverified: 'four abilities only the English list has are missing',
}
