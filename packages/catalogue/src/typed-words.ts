/** Units of amounts that are written in one piece with what is behind them. */
const THOUSANDS =
  /(\d+(?:\.\d+)?)\s?([천만k])(?=$|[\s%↑↓+]|이상|이하|초과|미만|넘|짜리|부터|까지)/gi
const UNITS: Readonly<Record<string, number>> = { 천: 1_000, k: 1_000, K: 1_000, 만: 10_000 }

/** What may stand behind a number in one piece; anything else there is a word of its own. */
const ENDINGS = '이상|이하|초과|미만|넘|부터|까지|짜리|정도|보다|아래|업|오버|다운|언더'
const GLUED_WORD = new RegExp(`(?<=\\d%?)(?!${ENDINGS})(?=[가-힣]{2})`, 'g')
const GLUED_ENDING =
  /(?<=\d%?(?:이상|이하|초과|미만))(?!이거나|거나|이나|되는|으로|인|의|만|은|이)(?=[가-힣]{2})/g

/** Words of a typed text and the signs between them. */
const TOKEN = />=|<=|=>|=<|[≥≤<>=|/&]|[^\s,;<>=≥≤|/&]+/g
/** A word with 제외, 높은 … behind it in one piece. */
const SAID_OF =
  /^(?<word>.+?)(?<said>제외|빼고|없는|없이|없음|말고|높은|많은|좋은|있는|올려주는|증가|감소|마이너스|옵션)(?:한|하고|된)?$/

/** What is compared, by spacing, digits and signs made alike. */
export function tokensOf(text: string): readonly string[] {
  const alike = text
    .normalize('NFC')
    .replaceAll(/[\uff01-\uff5e]/g, (sign) => sign.normalize('NFKC'))
    .replaceAll(/[−–]/g, '-')
    .replaceAll(/[∼〜～]/g, '~')
    .replaceAll('≧', '≥')
    .replaceAll('≦', '≤')
    .replaceAll(/(?<=\d),(?=\d{3})/g, '')
    .replaceAll(/(?<=\d)\s*(?:퍼센트|프로|퍼|%)/g, '%')
    .replaceAll(/(?<=[가-힣a-z])\s*(?:퍼센트|percent)(?=\s|\d|$)/gi, '%')
    .replaceAll(/(?<=\d%?)\s*~\s*(?=\d)/g, '~')
    .replaceAll(THOUSANDS, (_, digits: string, unit: string) =>
      String(Math.round(Number(digits) * (UNITS[unit] ?? 1))),
    )
    .replaceAll(/(?<=^|\s)-\s+(?=\d)/g, '-')
    .replaceAll(/\+(?=[^\d\s])/g, ' + ')
    .replaceAll(/[·:]/g, ' ')
    .replaceAll(GLUED_WORD, ' ')
    .replaceAll(GLUED_ENDING, ' ')
    .replace(/[?!.…]+\s*$/, '')
  return (alike.match(TOKEN) ?? []).flatMap((token) => {
    const { word, said } = SAID_OF.exec(token)?.groups ?? {}
    return word === undefined || said === undefined ? [token] : [word, said]
  })
}

const PARTICLE =
  /(?<!^)(?:이나|이거나|거나|이랑|하고|에서|에다|으로|이고|이며|이면|인|은|는|이|가|을|를|의|에|도|만|와|과|랑|로|나|용)$/u
const OR_PARTICLE = /(?:이나|거나|나)$/

/** A phrase without the particle at its end; null where there is none. `isOr`: it was 이나. */
export function withoutParticle(
  phrase: string,
): { readonly stem: string; readonly isOr: boolean } | null {
  const particle = PARTICLE.exec(phrase)?.[0]
  if (particle === undefined) return null
  return { stem: phrase.slice(0, -particle.length), isOr: OR_PARTICLE.test(particle) }
}

/** Whether what stands before or what follows is asked for. */
export const isOr = (token: string) => /^(?:또는|혹은|or|[|/]+|아니면|아님|이나|거나)$/i.test(token)

/** Whether what stands before is not wanted. */
export const isNot = (token: string) =>
  /^(?:제외|제외한|제외하고|제외된|빼고|뺀|없는|없이|없음|없고|말고|아닌|안붙은)$/.test(token)

/** Whether what follows is not wanted. */
export const isNotAhead = (token: string) => /^(?:no|not|without)$/i.test(token)

/** Whether the stat before is to count against its owner. */
export const isAgainst = (token: string) =>
  /^(?:마이너스|감소|감소하는|깎는|깎이는|깎임|줄어드는|낮은|낮추는|줄이는|내리는)$/.test(token)

/** Whether the stat that follows is to count against its owner; Korean says so behind it. */
export const isAgainstAhead: (token: string) => boolean = () => false

/** Words that ask for nothing: 옵션, 있는, 높은 순, 낄 때, with … */
const FILLER = new RegExp(
  [
    '^(?:그리고|및|이랑|랑|하고|와|과|&|and|\\+',
    '옵션|옵|수치|값|효과|것|거|걸|게|중|중에|중에서|좀|추천|추천해줘|추천해|찾기|찾아|찾아줘|검색',
    '보여줘|알려줘|뭐|뭐가|뭐야|뭐있음|뭐있어|어떤|어떤게|있는|있음|있어|있나|있는거|가진|달린|붙은|붙는|주는|올려주는',
    '높고|높으면서|많고|크고|있고|있으면서|좋고|이고|이면서|면서|인데',
    '올리는|올라가는|오르는|늘려주는|높은|높음|높여주는|큰|많은|많이|좋은|제일|가장|최고|순|순서|순으로|높은순|증가|상승',
    '낄|낀|끼는|끼고|끼우는|낄때|착용|착용시|장착|장착시|장비시|사용|사용시|쓰는|쓸|들고|든|들었을|때|시|일때|전용|조건',
    '관련|쪽|종류|뭐임|뭔가요|추천좀|줘',
    'with|when|for|of|in|on|the|equipped|equip|using|has|have|having|crysta|crystas|xtal|xtals',
    '크리스타|크리스타들|크리스탈|장비|아이템|템)(?:거|것|걸|게|애|데)?$',
  ].join('|'),
  'i',
)

/** Whether a word says nothing beside what is understood. */
export const isFiller = (token: string) => FILLER.test(token)

/** Short for crysta behind something else (물관 크리), a stat by itself. */
export const isShortNoun = (token: string) => /^크리$/.test(token)

/** A text without the words that ask for nothing: `바쿠잔 크리스타 추천` is `바쿠잔`. */
export function withoutFillers(text: string): string {
  return text
    .trim()
    .split(/\s+/)
    .filter((word) => !isFiller(word) && !isShortNoun(word))
    .join(' ')
}
