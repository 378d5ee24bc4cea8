/** What the person who brings a file in may say instead of the file. */
export type FileOptions = {
  readonly asOf?: string | undefined
  readonly levelCap?: number | undefined
  /** The cap of the table in force, for a file that names none. */
  readonly usualCap: number
}

/** A file in our own words, and what was noticed on the way. */
export type Translation = {
  readonly content: unknown
  /** Sums the file names that its rows do not give. */
  readonly problems: readonly string[]
  /** What was left out. */
  readonly notes: readonly string[]
}

type Fields = Readonly<Record<string, unknown>>

type Notebook = { readonly problems: string[]; readonly notes: string[] }

/** What the story's skippable part is called where the file gives it no name. */
const VENENA = { id: 'venena', name: '베네나 메타코에누비아 앞 전투' }

const AS_OF = /^\d{4}-(?:0[1-9]|1[0-2])(?:-\d{2})?$/

/**
 * Brings a file into our own form: plain texts become names, left-out numbers are counted, names in
 * other languages and remarks are dropped. Anything it does not understand stays for the schema to
 * refuse.
 */
export function translateFile(file: unknown, options: FileOptions): Translation {
  const book: Notebook = { problems: [], notes: [] }
  if (!isFields(file) || !Array.isArray(file['chapters']))
    return { content: file, ...book, problems: ['chapters 목록이 없어요'] }
  const counter = { episode: 0, exp: 0 }
  const content = {
    asOf: options.asOf ?? asOfOf(file['asOf']),
    levelCap: options.levelCap ?? file['levelCap'] ?? latestCap(file) ?? options.usualCap,
    chapters: file['chapters'].map((chapter: unknown, at) =>
      isFields(chapter) ? chapterOf(chapter, at + 1, { counter, book }) : chapter,
    ),
  }
  compareCounts(file['counts'], content.chapters.length, { counter, book })
  return { content, ...book }
}

const asOfOf = (value: unknown) => (typeof value === 'string' && AS_OF.test(value) ? value : '')

/** `levelCapHistory`: pairs of a day and a level, the last one counts. */
function latestCap(file: Fields): unknown {
  const history = file['levelCapHistory']
  const last: unknown = Array.isArray(history) ? history.at(-1) : undefined
  return Array.isArray(last) ? last[1] : undefined
}

type Walk = {
  /** Episodes and EXP read so far. */
  readonly counter: { episode: number; exp: number }
  readonly book: Notebook
}

function chapterOf(chapter: Fields, no: number, walk: Walk) {
  const before = walk.counter.exp
  const title = chapter['title'] ?? chapter['titleKo'] ?? null
  const rows: readonly unknown[] = Array.isArray(chapter['episodes']) ? chapter['episodes'] : []
  const episodes = rows.map((row, at) =>
    isFields(row) ? episodeOf(row, { chapter: no, index: at + 1 }, walk) : row,
  )
  compareSum(
    `${no}장 합계`,
    { told: chapter['chapterExp'], counted: walk.counter.exp - before },
    walk.book,
  )
  compareSum(
    `${no}장까지 누적`,
    { told: chapter['cumulativeExp'], counted: walk.counter.exp },
    walk.book,
  )
  return {
    no: chapter['no'] ?? chapter['index'] ?? no,
    title: title === null ? null : nameOf(chapter, 'title'),
    episodes,
  }
}

type Place = { readonly chapter: number; readonly index: number }

function episodeOf(episode: Fields, { chapter, index }: Place, walk: Walk) {
  const { counter, book } = walk
  counter.episode += 1
  const no = counter.episode
  const exp = episode['exp']
  counter.exp += typeof exp === 'number' ? exp : 0
  compareSum(
    `${no}번째 에피소드까지 누적`,
    { told: episode['cumulativeExp'], counted: counter.exp },
    book,
  )
  const ingredients = episode['ingredients']
  const hasBoss = (episode['boss'] ?? episode['bossKo'] ?? null) !== null
  return {
    no: episode['no'] ?? no,
    chapter: episode['chapter'] ?? chapter,
    index: episode['index'] ?? index,
    title: nameOf(episode, 'title'),
    exp,
    ...(hasBoss ? { boss: nameOf(episode, 'boss') } : {}),
    ...(isFields(episode['skippable']) ? { skippable: skippableOf(episode['skippable']) } : {}),
    ...(Array.isArray(ingredients) && ingredients.length > 0
      ? { ingredients: ingredients.map((item: unknown) => ingredientOf(item, no, book)) }
      : {}),
  }
}

function skippableOf(part: Fields) {
  const name = part['name'] ?? part['nameKo']
  const isOurs = typeof name === 'object' || (typeof name === 'string' && /[가-힣]/.test(name))
  return {
    id: part['id'] ?? VENENA.id,
    name: isOurs ? nameOf(part, 'name') : { ko: VENENA.name, evidence: 'guess' },
    exp: part['exp'],
  }
}

function ingredientOf(item: unknown, episode: number, book: Notebook): unknown {
  if (!isFields(item)) return item
  const sources: readonly unknown[] = Array.isArray(item['monsters']) ? item['monsters'] : []
  // Bosses in rooms of their own drop items too; hand-ins know ordinary monsters and field bosses.
  const usable = sources.filter((source) => !isFields(source) || source['kind'] !== 'BOSS')
  const left = sources.length - usable.length
  if (left > 0)
    book.notes.push(`${episode}번째 에피소드: 보스 ${left}곳은 재료를 얻는 곳에서 뺐어요`)
  const isOneRecommended = usable.some((one) => isFields(one) && one['recommended'] === true)
  return {
    itemName: nameOf(item, 'itemName'),
    count: item['count'],
    monsters: usable.map((source, at) => sourceOf(source, !isOneRecommended && at === 0)),
    ...(item['countUnconfirmed'] === true ? { countUnconfirmed: true } : {}),
  }
}

function sourceOf(source: unknown, isFirstChoice: boolean): unknown {
  if (!isFields(source)) return source
  const hasName = (source['name'] ?? source['nameKo'] ?? null) !== null
  return {
    name: hasName ? nameOf(source, 'name') : null,
    dropMap: nameOf(source, 'dropMap'),
    kind: source['kind'],
    recommended: isFirstChoice || source['recommended'] === true,
    levels: source['levels'] ?? [],
  }
}

/** `title: {ko, evidence}`, `title: 'text'`, or `titleKo` with what is known of it beside. */
function nameOf(fields: Fields, field: string): unknown {
  const value = fields[field] ?? fields[`${field}Ko`]
  if (isFields(value)) return { evidence: 'seen', ...value }
  if (typeof value !== 'string') return value
  return { ko: value.trim(), evidence: evidenceOf(fields[`${field}KoStatus`]) }
}

function evidenceOf(status: unknown): string {
  if (typeof status !== 'string') return 'seen'
  if (status.startsWith('seen')) return 'seen'
  return status.startsWith('likely') ? 'likely' : 'guess'
}

function compareCounts(counts: unknown, chapters: number, { counter, book }: Walk): void {
  if (!isFields(counts)) return
  compareSum('장 수', { told: counts['chapters'], counted: chapters }, book)
  compareSum('에피소드 수', { told: counts['episodes'], counted: counter.episode }, book)
  compareSum('경험치 합계', { told: counts['totalExpSkipVenena'], counted: counter.exp }, book)
}

type Sum = { readonly told: unknown; readonly counted: number }

function compareSum(what: string, { told, counted }: Sum, { problems }: Notebook): void {
  if (told === undefined || told === counted) return
  problems.push(`${what}: 파일에는 ${JSON.stringify(told)}, 더한 값은 ${counted}`)
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
