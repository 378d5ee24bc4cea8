import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CatalogueEntity } from '@gyeol/contract'
import { chooseCrystas } from './choose-crystas.ts'
import { type FactRow, readFacts, readTranslations } from './read-facts.ts'

/**
 * Writes the shipped rows of the catalogue from gathered lists:
 * `node tools/catalogue/write-catalogue.ts FOLDER`, then `npm run fix`. Needed only when the lists were
 * gathered anew; the written files stand alone.
 */
const [folder] = process.argv.slice(2)
if (folder === undefined) throw new Error('name the folder of the gathered lists')

const OUT = join(import.meta.dirname, '../../packages/game-data/src')

/** Field bosses only a Chinese list knows; our own wording until a player says otherwise. */
const OWN_NAMES: Readonly<Record<string, string>> = {
  血染结晶: '피로 물든 결정',
  小丑牙鱼: '어릿광대 이빨고기',
  沙盗团首领: '모래 도적단 두목',
  压钉机: '못 박는 기계',
  幽灵牛: '유령 소',
  死神稻草人: '사신 허수아비',
  内吉木之主: '네지 나무의 주인',
  担轮原生质体: '바퀴 원형질체',
  布拉米斯: '브라미스',
  戈尔多: '고르도',
  盖蜥蜴: '덮개도마뱀',
  暴风龙: '폭풍룡',
  大克奥尔龙: '대 케올룡',
}

/** Lists that say something even when they are empty. */
const REQUIRED_LISTS: ReadonlySet<string> = new Set(['stats', 'levels', 'obtain'])

const allCrystas = readFacts(folder, 'crysta')
const translate = readTranslations(folder, allCrystas)

write('crysta', 'CRYSTA_ROWS', 'CrystaRow', chooseCrystas(allCrystas).map(withKoreanDrops))
write('registlet', 'REGISTLET_ROWS', 'RegistletRow', readFacts(folder, 'registlet'))
write('ability', 'ABILITY_ROWS', 'AbilityRow', readFacts(folder, 'ability'))
write('boss', 'BOSS_ROWS', 'BossRow', readFacts(folder, 'boss').map(withOwnName))
write('equipment', 'EQUIPMENT_ROWS', 'EquipmentRow', readFacts(folder, 'equipment'))

function withKoreanDrops({ id, content }: FactRow): FactRow {
  const drops = (content.drops ?? []).map(({ monster, level, map }) => ({
    monster: translate.monster(monster),
    level,
    map: translate.map(map),
  }))
  return { id, content: { ...content, drops } }
}

function withOwnName({ id, content }: FactRow): FactRow {
  const map = translate.map(content.map ?? null)
  const name = OWN_NAMES[content.name]
  if (name === undefined) return { id, content: { ...content, map } }
  const level = 'level' in content ? String(content.level) : ''
  return {
    id: `field-boss-${level}-${Object.keys(OWN_NAMES).indexOf(content.name) + 1}`,
    content: { ...content, map, name, evidence: 'guess', note: `중국어 이름: ${content.name}` },
  }
}

function write(
  entity: CatalogueEntity,
  constant: string,
  ...[type, rows]: readonly [string, readonly FactRow[]]
): void {
  const body = rows.map((row) => JSON.stringify(compact(row))).join(',\n')
  const text = [
    `import type { ${type} } from '../catalogue/catalogue-rows.ts'`,
    '',
    `/** Shipped rows; their provenance stands in ${entity}-provenance.ts. */`,
    `export const ${constant}: readonly ${type}[] = [`,
    body,
    ']',
    '',
  ].join('\n')
  writeFileSync(join(OUT, entity, `${entity}-rows.ts`), text)
  console.log(`${entity}: ${rows.length}`)
}

/** Without the fields that say nothing. */
function compact({ id, content }: FactRow): object {
  const isTold = ([key, value]: [string, unknown]) =>
    key === 'evidence' ||
    !(
      value === null ||
      value === '' ||
      value === false ||
      (Array.isArray(value) && value.length === 0 && !REQUIRED_LISTS.has(key))
    )
  return { id, ...Object.fromEntries(Object.entries(content).filter(isTold)) }
}
