/** A list whose rows have ids. */
type CatalogueList = 'crysta' | 'registlet' | 'ability' | 'boss' | 'equipment' | 'job'

/**
 * Ids rows of a list had in earlier releases, each with the id the row has now. Links, marks and
 * edited rows of those days lead through it: a line that was released once stays.
 */
export const FORMER_IDS: Readonly<
  Partial<Record<CatalogueList, Readonly<Record<string, string>>>>
> = {
  crysta: {
    'ko-rondine': 'rondine',
    'ko-jegaviii': 'zega_viii',
    'ko-jegaix': 'zega_ix',
    'ko-haudeubiseu': 'goudvis',
    'ko-baratokeu': 'baratok',
    'ko-mereujehareu': 'merzehal',
    'ko-puieteu': 'puiet',
    'ko-pillow-kitagawa-ii': 'pillow_kitagawa_ii',
    'ko-kanayogan': 'mycodian',
    'ko-ararago': 'aralago',
    'ko-jyoko': 'gioco',
    'ko-seutomun': 'stormun',
    'ko-deseutareseu': 'mortares',
    'ko-belkaroi': 'velcaroy',
    'ko-riteul-haemeo': 'poundie',
    'ko-potyumteo-ii': 'potumotter_ii',
    'ko-potyumteo-iii': 'potumotter_iii',
    'ko-deradanbiteu': 'grandanbit',
    'ko-doi': 'doy',
    'ko-mari': 'mari',
    'ko-beurama': 'brahma',
    'ko-obeusia': 'obsia',
    'ko-wangja-megiseukonviii': 'megiston_the_champion_viii',
    'ko-jepeupel': 'zeegard',
    'ko-chireumina': 'chiromina',
    'ko-hareupun': 'arpoon',
    'ko-kipina': 'kipina',
    'ko-jegavx': 'zega_ix',
    'ko-pero': 'perro',
  },
  equipment: {
    'bowgun-swordbowgun-2': 'bowgun-swordbowgun-npc',
    'staff-windstaff-2': 'staff-windstaff-npc',
    'knuckles-knuckleduster-2': 'knuckles-knuckleduster-npc',
  },
}

/** The id a row has now, whichever it was known by. */
export function presentId(list: CatalogueList, id: string): string {
  const former = FORMER_IDS[list]
  return former !== undefined && Object.hasOwn(former, id) ? (former[id] ?? id) : id
}

/** A list's items by id, and by the ids they had before where nobody else has these now. */
export function byEveryId<Item extends { readonly id: string }>(
  list: CatalogueList,
  items: readonly Item[],
): ReadonlyMap<string, Item> {
  const byId = new Map(items.map((item) => [item.id, item]))
  for (const [former, id] of Object.entries(FORMER_IDS[list] ?? {})) {
    const item = byId.get(id)
    if (item !== undefined && !byId.has(former)) byId.set(former, item)
  }
  return byId
}
