/** Words before an amount (`at least 9`), and the sign that says the same; the longest come first. */
const AHEAD: readonly (readonly [words: string, sign: string])[] = [
  ['(?:greater|more|higher|larger|bigger) than or equal(?: to)?', '≥'],
  ['(?:less|lower|smaller|fewer) than or equal(?: to)?', '≤'],
  ['at least|no less than|not less than|min(?:imum)?\\.?(?: of)?|from|starting (?:at|from)', '≥'],
  ['at most|no more than|not more than|max(?:imum)?\\.?(?: of)?|up to', '≤'],
  ['(?:greater|more|higher|larger|bigger|better) than|over|above|exceeding', '>'],
  ['(?:less|lower|smaller|fewer) than|under|below', '<'],
  ['exactly|equals(?: to)?|equal(?: to)?|==', '='],
]

const MORE = ['more', 'higher', 'above', 'over', 'up', 'upwards', 'better', 'greater', 'bigger']
const LESS = ['less', 'lower', 'below', 'under', 'fewer', 'smaller', 'down']

/** Words behind an amount (`300 or more`). */
const BEHIND: readonly (readonly [words: string, sign: string])[] = [
  [`(?:or|and) (?:${MORE.join('|')})|upwards|plus|min(?:imum)?|at least`, '↑'],
  // `mp 300 max hp 1000` are two amounts.
  [`(?:or|and) (?:${LESS.join('|')})|max(?:imum)?(?! ?[hm]p)|at most|tops`, '↓'],
]

const AHEAD_PATTERNS = AHEAD.map(
  ([words, sign]) =>
    [new RegExp(`(?<![\\w-])(?:${words}) ?(?=[-+]?\\d)`, 'gi'), `${sign} `] as const,
)
const BEHIND_PATTERNS = BEHIND.map(
  ([words, sign]) => [new RegExp(`(?<=\\d[%k]?) ?(?:${words})(?!\\w)`, 'gi'), sign] as const,
)

/** A comparison that has not been typed to its end: nothing is found by the beginning of a word. */
const BEGUN_AHEAD =
  / (?:at(?: (?:l|le|lea|leas|least|m|mo|mos|most)?)?|(?:more|less|greater|higher|lower|larger)(?: t(?:h(?:an?)?)?)?|exactly|between|over|above|under|below) ?$/i
const BEGUN_BEHIND = /(?<=\d[%k]?) or?(?: (?<begun>[a-z]*))?$/i

/**
 * A typed search with its comparisons told by signs: `atk% at least 9` is `atk% ≥ 9`, `mp 300 or more`
 * `mp 300↑`, `between 5 and 10` `5~10`.
 */
export function inSigns(text: string): string {
  const plain = text
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/(?<!\w)w\/o(?!\w)/gi, 'without')
    .replaceAll(/(?<!\w)w\/ ?(?=\w)/gi, 'with ')
    .replaceAll(/ ?(?<![a-z_])(?:percent|pct)(?!\w)/gi, '%')
    .replaceAll(/(?<=\d) %/g, '%')
    .replaceAll(/(?<!\w)(?:between|from) (\d+%?) ?(?:and|to|-) ?(?=\d)/gi, '$1~')
    .replaceAll(/(?<=\d%?) to (?=\d)/gi, '~')
    .replaceAll(/(?<=\d%?) \+(?= |$)/g, '+')
    .replaceAll(/(?<= |^)-(?=[a-z])/gi, 'negative ')
  const compared = [...AHEAD_PATTERNS, ...BEHIND_PATTERNS].reduce(
    (said, [pattern, sign]) => said.replaceAll(pattern, sign),
    plain,
  )
  return compared.replace(BEGUN_AHEAD, '').replace(BEGUN_BEHIND, (typed, begun: string = '') => {
    const isBegun = (word: string) => word.startsWith(begun.toLowerCase())
    if (MORE.some(isBegun)) return '↑'
    return LESS.some(isBegun) ? '↓' : typed
  })
}
