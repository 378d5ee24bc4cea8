import type { CatalogueProvenance } from '../catalogue/catalogue-rows.ts'

/** 125 bosses and 86 field bosses at their normal difficulty. */
export const BOSS_PROVENANCE: CatalogueProvenance = {
  source:
    '보스: 공개 목록을 맞춰 본 것 (toram-data, toram-boss-list, ToramCalculator, toram-lab, toram-damage-calculator)',
  asOf: '2026-08-21',
  checkedAgainst: 'each other: 121 of 140 comparable numbers agree within 1',
  unverified:
    'Korean names come from the crysta of the same name; 13 field bosses are named by us; maps are English',
}
