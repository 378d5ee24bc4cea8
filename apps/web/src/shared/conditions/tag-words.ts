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
} as const
