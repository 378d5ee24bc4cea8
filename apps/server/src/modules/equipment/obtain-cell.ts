import { createWordFinder } from '@gyeol/catalogue'
import { type Obtain, OBTAIN_KINDS } from '@gyeol/contract'
import { OBTAIN_NAMES } from '@gyeol/game-data'
import { readInteger, readText } from '../catalogue/cell-codecs.ts'
import { type CellCodec, CellProblem, isEmptyCell } from '../catalogue/file-field.ts'

const WAY =
  /^(?:\[(?<by>[^\]]+)\]\s*)?(?<name>.+?)(?:\s*\(Lv\.?\s*(?<level>\d{1,3})\))?(?:\s*@\s*(?<map>.+?))?(?:\s*\{염색:\s*(?<dye>[^{}]+)\})?$/

const findWay = createWordFinder(OBTAIN_KINDS.map((code) => [code, [OBTAIN_NAMES[code]]]))

/** How a piece of equipment is had: `[몬스터] 이름 (Lv 100) @ 맵 {염색: # # #FFFFFF}`, one a line. */
export const obtainCell: CellCodec = {
  hint: '[몬스터] 이름 (Lv 100) @ 맵 {염색: A B 54} (한 줄에 하나, 염색은 없으면 빼요)',
  read: (value) => (Array.isArray(value) ? value : String(value).split('\n')).flatMap(readWay),
  // Written from content its schema has checked.
  write: (value) => (value as readonly Obtain[]).map(wayText).join('\n') || null,
  empty: [],
}

function readWay(raw: unknown): Obtain[] {
  if (typeof raw !== 'object' || raw === null) return readWayText(readText(raw))
  const { by, name, level, map, dye } = raw as Readonly<Record<string, unknown>>
  // Public lists have everything but the map in one text.
  if (name === undefined) return readWayText(`${readText(by)}${placeOf(map)}`)
  return [
    {
      by: wayOf(readText(by)),
      name: readText(name),
      level: isEmptyCell(level) ? null : readInteger(level),
      map: isEmptyCell(map) ? null : readText(map),
      ...(Array.isArray(dye) && dye.length > 0 ? { dye: dye.map(readText) } : {}),
    },
  ]
}

function wayOf(word: string): Obtain['by'] {
  const code = findWay(word)
  if (code === undefined) throw new CellProblem(`'${word}': 얻는 방법을 알 수 없어요.`)
  return code
}

function placeOf(map: unknown): string {
  return typeof map === 'string' && !['', '-'].includes(map.trim()) ? ` @ ${map}` : ''
}

function readWayText(text: string): Obtain[] {
  const groups = WAY.exec(text.trim())?.groups
  if (!groups) return []
  const { by, name = '', level, map, dye } = groups
  // Public lists that do not say how name the smith so; whoever says how is taken at the word.
  const smith =
    by === undefined
      ? /^(?:Blacksmith|대장장이)\s*:?\s*(?<who>.*)$/.exec(name)?.groups?.who
      : undefined
  const code = by === undefined ? guessWay(name) : wayOf(by)
  return [
    {
      by: smith === undefined ? code : 'smith',
      name: smith || name,
      level: level === undefined ? null : Number(level),
      map: map ?? null,
      ...(dye === undefined ? {} : { dye: dye.split('|').map((part) => part.trim()) }),
    },
  ]
}

/** Lists that do not say how: boxes and people are called so, the rest are monsters. */
function guessWay(name: string): Obtain['by'] {
  if (/box|상자/i.test(name)) return 'box'
  return /npc/i.test(name) ? 'npc' : 'monster'
}

function wayText({ by, name, level, map, dye }: Obtain): string {
  const named = level === null ? name : `${name} (Lv ${level})`
  const placed = map === null ? named : `${named} @ ${map}`
  const coloured = dye === undefined ? placed : `${placed} {염색: ${dye.join(' | ')}}`
  return `[${OBTAIN_NAMES[by]}] ${coloured}`
}
