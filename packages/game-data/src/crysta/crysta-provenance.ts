import type { CatalogueProvenance } from '../catalogue/catalogue-rows.ts'

/**
 * All 533 crystas with 234 steps of enhancement. `numbersEvidence` of a row: `confirmed` where two of the
 * English, Korean and Indonesian lists agree (479), `seen` where one has it (39), `ambiguous` where they differ
 * (15; the row says in which). Names: 440 read in Korean, 91 made of stat and number, 2 English only.
 */
export const CRYSTA_PROVENANCE: CatalogueProvenance = {
  source:
    '크리스타: 공개 목록 일곱 가지를 맞춰 본 것 (toram-data, Toram_Auto_building, Toram_KR, ToramCrystaSearch, toram-vue, ToramDamageCalcu, toramdb)',
  asOf: '2026-08-21',
  checkedAgainst:
    'each other: names marked confirmed have equal numbers in a Korean and an English list; 186 of 186 steps English and Korean lists both have agree, 207 of 210 with the Indonesian list',
  unverified:
    'where 24 drop: at the boss or monster of the same name, in one list (Coryn, copies of 2025 and 2026); their notes say so; 91 names made of stat and number (evidence guess); monsters and maps without a Korean word read somewhere stay English',
}
