/** What players say besides names and stats in a typed search. */
export const TAG_WORDS = {
  plain: [
    ...['마이너스', '패널티', '페널티', '감소', '디메리트'].flatMap((word) =>
      ['없음', '없이', '없는', '없는거', '제외', '빼고', '말고'].map((not) => `${word} ${not}`),
    ),
    '노패널티',
    '노페널티',
    '노마이너스',
    '깨끗한',
  ],
  enhanced: [
    '강화',
    '강화만',
    '강화 크리스타',
    '강화크리',
    '강화된',
    '강화형',
    'enhancer',
    'enhanced',
  ],
  base: ['기본', '기본만', '기본 크리스타', '기본크리', '미강화', 'base'],
  weapons: ['무기', '주무기', 'weapon', 'weapons'],
  magicWeapons: ['법사 무기', '마법사 무기', '마법 무기', '법사무기'],
} as const

/** How elements are said of things, by the name of one. */
export const ELEMENT_SAID = {
  of: (name: string): readonly string[] => [name, `${name} 속성`, `${name}속`],
  weakTo: (name: string): readonly string[] =>
    ['에', '속성에', ''].flatMap((behind) =>
      ['약한', '약점', '약점인', '취약', '취약한'].map((weak) => `${name}${behind} ${weak}`),
    ),
}
