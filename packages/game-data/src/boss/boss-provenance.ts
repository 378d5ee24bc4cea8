import type { CatalogueProvenance } from '../catalogue/catalogue-rows.ts'

/** 142 bosses and 86 field bosses at their normal difficulty; 12 of the main quest by name only. */
export const BOSS_PROVENANCE: CatalogueProvenance = {
  source:
    '보스: 공개 목록을 맞춰 본 것 (toram-data, toram-boss-list, ToramCalculator, toram-lab, toram-damage-calculator, toramdb)',
  asOf: '2026-08-21',
  checkedAgainst:
    'each other: 121 of 140 defence numbers agree within 1, 75 of 79 hit points; two of those were the numbers of another difficulty',
  unverified:
    'Korean names come from the crysta of the same name; 13 field bosses are named by us; maps without a Korean name read somewhere are English (mapEvidence)',
}
