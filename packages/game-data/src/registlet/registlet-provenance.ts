import type { CatalogueProvenance } from '../catalogue/catalogue-rows.ts'

/** All registlets; the wording of the effects is ours. */
export const REGISTLET_PROVENANCE: CatalogueProvenance = {
  source:
    '레지스트릿: 영어 목록 둘(toram-item-search, toramregistlet)과 한국어 목록(Toram_KR)을 맞춰 본 것',
  asOf: '2026-08-21',
  checkedAgainst:
    'each other: highest levels and the levels they come from, row by row; rows whose numbers differ are marked ambiguous and say so',
  unverified: 'the ten of level 270 and three others have no Korean name yet',
}
