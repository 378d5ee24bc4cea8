import type {
  BossDifficulty,
  CrystaKind,
  EquipmentKind,
  Evidence,
  GearKind,
  GearSlot,
  MonsterElement,
  NumbersEvidence,
} from '@gyeol/terms'

/** Where the names come from; "추정" marks our own wording. */
export const CATALOGUE_NAMES_PROVENANCE = {
  source: 'a Korean glossary of 1,463 terms gathered from public Korean tools of the game',
  asOf: '2026-08-21',
  unverified: '노멀, 하드, 나이트메어, 얼티메이트 (our wording)',
} as const

/** What can be worn, as a condition names it. */
export const GEAR_NAMES = {
  oneHandSword: '한손검',
  twoHandSword: '양손검',
  bow: '활',
  bowgun: '자동활',
  staff: '지팡이',
  magicDevice: '마도구',
  knuckles: '권갑',
  halberd: '미늘창',
  katana: '발도검',
  dualSwords: '쌍검',
  bareHand: '맨손',
  shield: '방패',
  dagger: '단검',
  arrow: '화살',
  ninjutsuScroll: '인술 두루마리',
  lightArmor: '경량옷',
  heavyArmor: '중량옷',
} as const satisfies Record<GearKind, string>

/** Other words for the same, codes of public lists among them. */
export const GEAR_ALIASES = {
  oneHandSword: [
    '1h-sword',
    'One-Handed Sword',
    'One Hand Sword',
    '1h sword',
    '1hs',
    '한손',
    '한검',
  ],
  twoHandSword: [
    '2h-sword',
    'Two-Handed Sword',
    'Two Hand Sword',
    '2h sword',
    '2hs',
    '양손',
    '양검',
    '대검',
    '두손검',
    '양손도',
  ],
  bow: ['bow', '활대', '장궁'],
  bowgun: ['보우건', '자동궁', 'bowgun', '석궁', '자활', '보건'],
  staff: ['로드', 'staff', '스태프', '지팡', '스탭', '스테프', '완드'],
  magicDevice: ['magic-device', '마도', 'magic device', 'md', '마도기', '마기'],
  knuckles: ['토시', '너클', 'knuckles', 'knuckle', '주먹', '너클즈', '권투'],
  halberd: ['선풍창', '창', 'halberd', '할버드', '미늘', '핼버드', '할배'],
  katana: ['카타나', 'katana', '발검', '발도', '태도', '도검'],
  dualSwords: ['dual-swords', '듀얼소드', '쌍검류', 'dual swords', 'dual sword', '쌍칼'],
  bareHand: ['bare-hand', 'bare hand', 'bare hands', '맨주먹'],
  shield: ['shield', '실드', '쉴드', '방패류'],
  dagger: ['dagger', '단도', '대거', '보조 단검'],
  arrow: ['arrow', 'arrows', '활살', '화살류'],
  ninjutsuScroll: [
    'ninjutsu-scroll',
    '두루마리',
    '인술',
    'ninjutsu scroll',
    '닌자 두루마리',
    '닌두',
    '두루',
    '닌자두루',
    '인두',
    '닌술',
    '인술서',
  ],
  lightArmor: ['light', '경장', '경갑', '경량화', 'light armor', '경량', '경옷'],
  heavyArmor: ['heavy', '중장', '중갑', '중량화', 'heavy armor', '중량', '중옷'],
} as const satisfies Record<GearKind, readonly string[]>

/** Where it is worn. */
export const GEAR_SLOT_NAMES = {
  main: '주무기',
  sub: '보조',
  armor: '갑옷',
} as const satisfies Record<GearSlot, string>

/** The kinds of the equipment list. */
export const EQUIPMENT_KIND_NAMES = {
  oneHandSword: '한손검',
  twoHandSword: '양손검',
  bow: '활',
  bowgun: '자동활',
  staff: '지팡이',
  magicDevice: '마도구',
  knuckles: '권갑',
  halberd: '미늘창',
  katana: '발도검',
  shield: '방패',
  dagger: '단검',
  arrow: '화살',
  ninjutsuScroll: '인술 두루마리',
  armor: '갑옷',
  additional: '추가 장비',
  special: '특수 장비',
} as const satisfies Record<EquipmentKind, string>

/** The kinds of crystas. */
export const CRYSTA_KIND_NAMES = {
  normal: '노말',
  weapon: '무기',
  armor: '갑옷',
  additional: '추가',
  special: '특수',
} as const satisfies Record<CrystaKind, string>

/** What players call the kinds besides. */
export const CRYSTA_KIND_ALIASES = {
  normal: ['노멀', '일반', 'normal', '노말크리', '노말 크리스타', '노멀 크리', '노크'],
  weapon: ['무크', 'weapon', '무기크리', '무기 크리스타'],
  armor: [
    '방어구',
    '몸',
    'armor',
    '옷',
    '갑크',
    '갑옷크리',
    '갑옷 크리스타',
    '방어구 크리',
    '몸크리',
    '방크',
    '몸장비',
    '몸 장비',
    '몸통',
    '갑바',
    '상의',
  ],
  additional: [
    '모자',
    '추가 장비',
    '머리',
    'additional',
    '투구',
    '추크',
    '추장',
    '추가장비',
    '추가 장신구',
    '추가크리',
    '추가 크리스타',
    '모자 크리',
    '머리장비',
    '머리 장비',
    '머리템',
    '모자 크리스타',
  ],
  special: [
    '반지',
    '특수 장비',
    'special',
    'ring',
    '특크',
    '특장',
    '특수장비',
    '특수크리',
    '특수 크리스타',
    '반지 크리',
    '반지 크리스타',
    '장신구',
    '악세',
    '악세사리',
    '액세서리',
    '악세서리',
    '팔찌',
    '목걸이',
  ],
} as const satisfies Record<CrystaKind, readonly string[]>

/** The elements of monsters. */
export const ELEMENT_NAMES = {
  neutral: '무',
  fire: '불',
  water: '물',
  wind: '바람',
  earth: '땅',
  light: '빛',
  dark: '어둠',
} as const satisfies Record<MonsterElement, string>

/** What players call the elements besides. */
export const ELEMENT_ALIASES = {
  neutral: ['무속성', '무속'],
  fire: ['화', '불속성', '화염', '불꽃', '화속성'],
  water: ['수', '물속성', '수속성'],
  wind: ['풍', '바람속성', '풍속성'],
  earth: ['지', '땅속성', '대지', '지속성'],
  light: ['광', '빛속성', '광속성'],
  dark: ['암', '어둠속성', '암흑', '암속성', '암속'],
} as const satisfies Record<MonsterElement, readonly string[]>

/** The difficulties of bosses. */
export const BOSS_DIFFICULTY_NAMES = {
  easy: '이지',
  normal: '노멀',
  hard: '하드',
  nightmare: '나이트메어',
  ultimate: '얼티메이트',
} as const satisfies Record<BossDifficulty, string>

/** How sure something is. */
export const EVIDENCE_NAMES = {
  confirmed: '확인',
  seen: '자료 있음',
  ambiguous: '자료 엇갈림',
  guess: '추정',
  none: '한국어 이름 없음',
} as const satisfies Record<Evidence, string>

/** How sure the numbers are. */
export const NUMBERS_EVIDENCE_NAMES = {
  confirmed: '두 자료가 같음',
  seen: '자료 하나',
  ambiguous: '자료 엇갈림',
  unknown: '모름',
} as const satisfies Record<NumbersEvidence, string>

/** What one thing of the lists is to another, as headings say it. */
export const THING_RELATION_NAMES = {
  line: '강화 순서',
  madeOf: '재료로 쓰는 것',
  droppedBy: '떨어뜨리는 보스',
  dropsCrysta: '떨어뜨리는 크리스타',
  dropsEquipment: '떨어뜨리는 장비',
  usedIn: '이것으로 만드는 장비',
  sameMonster: '같은 몬스터가 떨어뜨리는 것',
  samePlace: '같은 곳에서 만나는 것',
  sameName: '이름이 같은 것',
  sameSkill: '같은 스킬의 레지스트릿',
  sameStat: '같은 옵션의 크리스타',
  recommendedBy: '추천하는 직업 가이드',
} as const

/** The kinds of bosses. */
export const BOSS_KIND_NAMES = { boss: '보스', fieldBoss: '필드보스' } as const

/** The numbers of a boss. */
export const BOSS_STAT_NAMES = {
  def: 'DEF',
  mdef: 'MDEF',
  physResist: '물리내성',
  magicResist: '마법내성',
  critResist: '크리티컬 저항',
  flee: '회피',
  guard: '가드',
  evade: '어보이드',
} as const

/** What registlets are about. */
export const REGISTLET_CATEGORY_NAMES = {
  passive: '패시브',
  special: '특수',
  skill: '스킬',
} as const

/** The two kinds of abilities. */
export const ABILITY_CATEGORY_NAMES = { basic: '기본', conditional: '조건' } as const

/** What sets an ability off. */
export const ABILITY_TRIGGER_NAMES = {
  always: '상시',
  'on-hit': '대미지를 입혔을 때',
  'on-damaged': '대미지를 입었을 때',
  'on-avoid': 'Avoid를 쓸 때',
  'on-target-evade': '대상이 회피했을 때',
  'on-target-guard': '대상이 가드했을 때',
  'on-miss': 'MISS가 났을 때',
  'on-graze': 'GRAZE가 났을 때',
} as const

/** How equipment is had. */
export const OBTAIN_NAMES = {
  monster: '몬스터',
  npc: 'NPC',
  smith: '대장간',
  player: '플레이어 제작',
  box: '상자',
  quest: '퀘스트',
  event: '이벤트',
  other: '그 밖',
} as const

/** Which piece of several with one name it is, told by how it is had. */
export const EQUIPMENT_VARIANT_NAMES = {
  drop: '드랍',
  npc: '상점·대장간',
  dropNpc: '드랍·상점',
  player: '플레이어 제작',
} as const
