import { CRYSTA_ROWS, SKILL_TREES } from '@gyeol/game-data'
import { FOODS } from '@gyeol/terms'
import type { Page } from 'playwright-core'
import { EMPTY_BODY } from '../../apps/web/src/features/character/build/character-build.ts'
import { longestEvents, slowDown, watchEvents } from './event-times.ts'
import { withPhonePage } from './phone-page.ts'
import type { BenchResult } from './statting.bench.ts'

/** A cheap phone beside this machine. */
const CPU_SLOWDOWN = 4

const NUMBERS = ['351', '27', '4000', '199', '8']

/** A build with all slots filled, sixty skills and eight dishes: a changed piece, and the best replacements. */
export async function benchCharacter(): Promise<BenchResult[]> {
  return withPhonePage(async ({ base, page, cdp }) => {
    await page.addInitScript((kept) => localStorage.setItem('characters', kept), keptBuild())
    await page.goto(`${base}/character`)
    await page.getByRole('heading', { name: '몇 타?' }).waitFor()
    await page
      .getByRole('button', { name: /주무기/ })
      .first()
      .click()
    const atk = page.getByRole('spinbutton', { name: 'ATK', exact: true })
    await atk.waitFor()
    await page.waitForLoadState('networkidle')
    await slowDown(cdp, CPU_SLOWDOWN)
    await watchEvents(page)
    for (const number of NUMBERS) {
      await atk.press('Control+a')
      for (const digit of number) {
        await atk.press(digit)
        await page.waitForTimeout(250)
      }
    }
    const durations = (await longestEvents(page)).toSorted((one, other) => other - one)
    await slowDown(cdp, 1)
    return [
      { name: 'character: a changed piece, CPU ×4, INP', value: durations[0] ?? 0, unit: 'ms' },
      ...(await rank(page)),
    ]
  })
}

/** Every crysta in every slot for ATK, from the press to the last row. */
async function rank(page: Page): Promise<BenchResult[]> {
  const card = page.getByRole('region', { name: '이걸로 바꾸면' })
  const startedAt = performance.now()
  await card.getByRole('button', { name: '가장 좋은 대체 찾기' }).click()
  await card.getByText('다 봤어요').waitFor()
  return [
    {
      name: 'character: all crystas in all slots',
      value: performance.now() - startedAt,
      unit: 'ms',
    },
  ]
}

function keptBuild(): string {
  const crystasOf = (place: string) =>
    CRYSTA_ROWS.filter(({ kind }) => kind === place)
      .slice(0, 2)
      .map(({ id, name, kind, stats }) => ({ id, name, kind, lines: stats }))
  const piece = (kind: string, place: string) => ({
    id: null,
    name: kind,
    kind,
    atk: 351,
    def: 300,
    stability: 70,
    refine: 15,
    element: 'fire',
    lines: [],
    grant: [{ stat: 'atk_pct', value: 9 }],
    crystas: crystasOf(place),
  })
  const skills = SKILL_TREES.flatMap(({ id: tree, skills: all }) =>
    all.map(({ id }) => ({ id: `${tree}:${id}`, level: 10 })),
  ).slice(0, 60)
  const build = {
    id: 'bench',
    name: '재는 빌드',
    updatedAt: 1,
    ...EMPTY_BODY,
    base: { str: 400, int: 1, vit: 1, agi: 1, dex: 300 },
    gear: {
      main: piece('oneHandSword', 'weapon'),
      sub: piece('oneHandSword', 'weapon'),
      armor: piece('armor', 'armor'),
      additional: piece('additional', 'additional'),
      special: piece('special', 'special'),
    },
    armorMake: 'light',
    foods: FOODS.slice(0, 8).map((food) => ({ food, level: 10 })),
    skills,
  }
  return JSON.stringify({ v: 1, data: { saves: [build], select: 'bench' } })
}
