import type { JobRow, CatalogueProvenance } from '../catalogue/catalogue-rows.ts'

/** Titles only: the guides are written by editors. */
export const JOB_PROVENANCE: CatalogueProvenance = {
  source: '직업: 커뮤니티에서 부르는 무기 계열',
  asOf: '2026-03-09',
  checkedAgainst: 'a wiki chapter list of 2024-12',
}

/** The weapon styles players speak of; the game itself knows no classes. */
export const JOB_ROWS: readonly JobRow[] = [
  {
    id: 'swordsman',
    name: '검사',
    summary: '한손검이나 양손검',
    evidence: 'seen',
    mainWeapons: ['oneHandSword', 'twoHandSword'],
  },
  {
    id: 'dual-sword',
    name: '듀얼소드',
    summary: '쌍검',
    evidence: 'seen',
    parentId: 'swordsman',
    mainWeapons: ['dualSwords'],
  },
  {
    id: 'archer',
    name: '궁수',
    summary: '활이나 자동활',
    evidence: 'seen',
    mainWeapons: ['bow', 'bowgun'],
    subWeapons: ['arrow'],
  },
  {
    id: 'magician',
    name: '마법사',
    summary: '지팡이나 마도구',
    evidence: 'seen',
    mainWeapons: ['staff', 'magicDevice'],
  },
  { id: 'fighter', name: '권사', summary: '권갑', evidence: 'seen', mainWeapons: ['knuckles'] },
  {
    id: 'lancer',
    name: '창술사',
    summary: '미늘창 (선풍창)',
    aliases: ['미늘창', '선풍창'],
    evidence: 'seen',
    mainWeapons: ['halberd'],
  },
  { id: 'samurai', name: '무사', summary: '발도검', evidence: 'seen', mainWeapons: ['katana'] },
  {
    id: 'magic-swordsman',
    name: '마검사',
    summary: '한손검과 마도구',
    evidence: 'seen',
    mainWeapons: ['oneHandSword'],
    subWeapons: ['magicDevice'],
  },
  { id: 'tank', name: '탱커', summary: '파티를 지키는 역할', evidence: 'seen' },
  {
    id: 'smith',
    name: '스미스',
    summary: '장비를 만들고 제련하는 캐릭터 (테크, 럭, 제작)',
    aliases: ['테크 스미스', '럭 스미스', '제작 스미스'],
    evidence: 'seen',
  },
]
