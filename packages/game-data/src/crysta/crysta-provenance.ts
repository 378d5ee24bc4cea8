import type { CatalogueProvenance } from '../catalogue/catalogue-rows.ts'

/** Whole enhancement lines of every kind; the complete list is the site owner's to bring in. */
export const CRYSTA_PROVENANCE: CatalogueProvenance = {
  source:
    '크리스타: 공개 목록 네 가지를 맞춰 본 것 (toram-data, Toram_Auto_building, Toram_KR, ToramCrystaSearch)',
  asOf: '2026-08-22',
  checkedAgainst:
    'each other: names and numbers marked confirmed agree exactly in a Korean and an English list; 186 of 186 steps of the lines both have agree',
  unverified: 'monster and map names without a known Korean word stay English',
}
