import { MONSTER_PAIRS } from './monster-pairs.ts'
import { MORE_MONSTER_PAIRS } from './more-monster-pairs.ts'
import { PLACE_PAIRS } from './place-pairs.ts'

const HANGUL = /[가-힣]/

/** "니셀 산 (Nisel Mountain): The Top": both names at once. */
const BOTH = /^[^()]*[가-힣][^()]* \(([^()가-힣]+)\)(.*)$/

/** "어둠의 성 A2": a numbered part of a place. */
const AREA = /^(.*) A(\d+)$/

/** "니올라 (하드)", "시아카라드 (Sweet) (Valentine 2018)": which of several. */
const WHICH = /^(.*?)((?: \([^()]*\))+)$/

const OTHER_GIVERS: Readonly<Record<string, string>> = {
  '대장장이 스킬': 'Blacksmith skills',
  이벤트: 'Event',
}

const DIFFICULTIES: Readonly<Record<string, string>> = {
  이지: 'Easy',
  노멀: 'Normal',
  하드: 'Hard',
  나이트메어: 'Nightmare',
  얼티메이트: 'Ultimate',
}

const MATERIALS: Readonly<Record<string, string>> = {
  금속: 'Metal',
  목재: 'Wood',
  짐승: 'Beast',
  마소: 'Mana',
  천: 'Cloth',
  약품: 'Medicine',
}

/** Longer ones first: they hold shorter ones. */
const STATES: readonly (readonly [RegExp, string])[] = [
  [/기죽음·넘어짐·기절 중/g, 'while flinched, tumbled or stunned'],
  [/마비·정지 중/g, 'while paralyzed or stopped'],
  [/오른쪽·머리 부위파괴 후/g, 'after breaking right side and head'],
  [/오른쪽 부위파괴 후/g, 'after breaking right side'],
  [/머리 부위파괴 후/g, 'after breaking head'],
  [/몸 부위파괴 후/g, 'after breaking body'],
  [/창 부위파괴 후/g, 'after breaking spear'],
  [/부위파괴 1곳/g, '1 part broken'],
  [/부위파괴 (\d+)곳/g, '$1 parts broken'],
  [/어그로가 (\d+)m 안/g, 'aggro within $1 m'],
  [/어그로가 (\d+)m 밖/g, 'aggro beyond $1 m'],
  [/HP가 낮을 때/g, 'at low HP'],
  [/(\d+)초마다/g, 'every $1 s'],
  [/(\d+)페이즈/g, 'phase $1'],
  [/얼어붙은 상태/g, 'frozen form'],
  [/껍질 상태/g, 'in shell'],
  [/기죽음 중/g, 'while flinched'],
  [/넘어짐 중/g, 'while tumbled'],
  [/기절 중/g, 'while stunned'],
  [/동결 중/g, 'while frozen'],
  [/초록/g, 'green'],
  [/노랑/g, 'yellow'],
  [/빨강/g, 'red'],
  [/보라/g, 'purple'],
  [/파랑/g, 'blue'],
  [/하양/g, 'white'],
]

const pairsOf = (text: string) =>
  new Map(
    text
      .trim()
      .split('\n')
      .map((line) => line.split('|') as [string, string]), // each line has one bar
  )

let places: ReadonlyMap<string, string> | undefined
let monsters: ReadonlyMap<string, string> | undefined

function knownPlace(place: string): string | undefined {
  places ??= pairsOf(PLACE_PAIRS)
  return places.get(place)
}

function knownMonster(name: string): string | undefined {
  monsters ??= pairsOf(`${MONSTER_PAIRS.trim()}\n${MORE_MONSTER_PAIRS.trim()}`)
  return monsters.get(name)
}

/** Where something is, in English where that is known. */
export function placeName(place: string): string {
  if (!HANGUL.test(place)) return place
  const known = knownPlace(place)
  if (known !== undefined) return known
  const both = BOTH.exec(place)
  if (both !== null) return `${both[1] ?? ''}${both[2] ?? ''}`
  const area = AREA.exec(place)
  const whole = area === null ? undefined : knownPlace(area[1] ?? '')
  return whole === undefined ? place : `${whole}: Area ${area?.[2] ?? ''}`
}

/** Who gives or drops something, in English where that is known. */
export function giverName(giver: string): string {
  if (!HANGUL.test(giver)) return giver
  const known = OTHER_GIVERS[giver] ?? knownMonster(giver)
  if (known !== undefined) return known
  const [, base = giver, which = ''] = WHICH.exec(giver) ?? []
  const name = knownMonster(base)
  const said = which.replace(
    /\(([^()]*)\)/g,
    (_, word: string) => `(${DIFFICULTIES[word] ?? word})`,
  )
  return name === undefined ? giver : withoutRepeat(name, said)
}

/** "베네나 메타코에누비아 (Venena Metacoenubia)" says its English name itself. */
function withoutRepeat(name: string, which: string): string {
  return which === ` (${name})` ? name : `${name}${which}`
}

/** What something is made of, in English where that is known. */
export function materialName(material: string): string {
  return MATERIALS[material] ?? giverName(material)
}

/** When a number of a boss holds, in English as far as its words are known. */
export function stateName(state: string): string {
  return STATES.reduce((text, [korean, english]) => text.replace(korean, english), state)
}
