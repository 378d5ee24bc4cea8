import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anySetting } from '../test/arbitrary-setting.ts'
import { planWith, QUEST } from '../test/june-2026.ts'
import type { MainQuestSetting } from './model.ts'
import { repeatRows } from './repeat.ts'

/*
 * The same questions answered by playing: one episode after the other, one level-up after the other,
 * without sums or searches.
 */

type Player = { level: number; exp: number }

/** EXP of one level, with integers of any size. */
const need = (level: number) => Number(BigInt(level) ** 4n / 40n) + 2 * level

function gain(player: Player, exp: number): void {
  player.exp += exp
  while (player.exp >= need(player.level)) {
    player.exp -= need(player.level)
    player.level += 1
  }
}

/** 99 % of a level of 2 EXP is, rounded up, the whole level: such a player stands at the next one. */
function playerAt(level: number, percent: number): Player {
  const player = { level, exp: Math.ceil((need(level) * percent) / 100) }
  gain(player, 0)
  return player
}

const shown = ({ level, exp }: Player) => ({
  level,
  percent: Math.floor((100 * exp) / need(level)),
  expInLevel: exp,
})

/** What one episode pays; Venena belongs to the ninth of chapter 9. */
function rewardOf(no: number, skipVenena: boolean): number {
  const episode = QUEST.episodes[no - 1]
  if (!episode) throw new Error(`no episode ${no}`)
  const isVenena = episode.chapter === 9 && episode.index === 9
  return episode.exp + (isVenena && !skipVenena ? 12_500_000 : 0)
}

type Whole = MainQuestSetting & { end: number; target: number }

const hasArrived = (player: Player, goal: Player) =>
  player.level > goal.level || (player.level === goal.level && player.exp >= goal.exp)

/** Plays the range until the target, at most so many passes, and notes where each pass ended. */
function play(setting: Whole, mostRuns: number, player = playerAt(setting.level, setting.percent)) {
  const goal = playerAt(setting.target, setting.targetPercent)
  const rows: { lastEpisode: number; exp: number; level: number; percent: number }[] = []
  while (!hasArrived(player, goal) && rows.length < mostRuns) {
    let [exp, no] = [0, setting.start - 1]
    while (no < setting.end && !hasArrived(player, goal)) {
      no += 1
      exp += rewardOf(no, setting.skipVenena)
      gain(player, rewardOf(no, setting.skipVenena))
    }
    const { level, percent } = shown(player)
    rows.push({ lastEpisode: no, exp, level, percent })
  }
  return { rows, hasArrived: hasArrived(player, goal) }
}

const holds = (property: (setting: Whole) => void, numRuns = 300) => {
  fc.assert(
    fc.property(anySetting, (setting) =>
      property({ ...setting, end: setting.end ?? 129, target: setting.target ?? 325 }),
    ),
    { numRuns },
  )
}

describe('the plan agrees with playing', () => {
  it('[OUT4] nothing is needed from a percent that is a whole level already', () => {
    const setting = { level: 1, percent: 99, target: 2, targetPercent: 0, start: 1, end: 1 }
    const { neededExp, startFrom } = planWith({ ...setting, repeat: false, skipVenena: true })
    expect([neededExp, startFrom]).toEqual([0, null])
    expect(hasArrived(playerAt(1, 99), playerAt(2, 0))).toBe(true)
  })

  it('[RNG1] [RNG2] [EXP4] one whole pass', () => {
    holds((setting) => {
      const player = playerAt(setting.level, setting.percent)
      for (let no = setting.start; no <= setting.end; no += 1) {
        gain(player, rewardOf(no, setting.skipVenena))
      }
      expect(planWith(setting).afterRange).toEqual(shown(player))
    })
  })

  it('[OUT3] where the first pass may stop', () => {
    holds((setting) => {
      const { rows, hasArrived: isEnough } = play(setting, 1)
      const [row] = rows
      const { stopAt, reaches } = planWith(setting)
      expect(stopAt).toBe(isEnough && row ? row.lastEpisode : null)
      expect(reaches).toBe(isEnough)
    })
  })

  it('[OUT4] where it may begin', () => {
    holds((setting) => {
      let latest: number | null = null
      for (let start = setting.end; start >= setting.start && latest === null; start -= 1) {
        const { rows, hasArrived: isEnough } = play({ ...setting, start }, 1)
        if (isEnough && rows.length > 0) latest = start
      }
      expect(planWith(setting).startFrom).toBe(latest)
    }, 100)
  })

  it('[REP1] [REP3] [REP4] run by run to the target', () => {
    holds((setting) => {
      const { repeat } = planWith(setting)
      if (repeat === null) throw new Error('every range of this table pays')
      const { rows, hasArrived: isEnough } = play(setting, 100)
      const told = repeatRows(QUEST, repeat).map(({ lastEpisode, exp, level, percent }) => ({
        lastEpisode,
        exp,
        level,
        percent,
      }))
      expect(told).toEqual(rows)
      expect(repeat.totalRuns <= 100).toBe(isEnough)
      if (isEnough) expect(repeat.totalRuns).toBe(rows.length)
    }, 120)
  })

  it('[OUT5] the required start is enough for one pass, and a whole percent less is not', () => {
    holds((setting) => {
      const { requiredStart, setting: resolved } = planWith(setting)
      const whole = { ...setting, ...resolved.range }
      const { level, percent } = requiredStart
      expect(play(whole, 1, playerAt(level, percent)).hasArrived).toBe(true)
      if (level === 1 && percent === 0) return
      const [lower, most] = percent > 0 ? [level, percent - 1] : [level - 1, 99]
      // Rounded down: of a low level several percents are one amount when they are rounded up.
      const below = { level: lower, exp: Math.floor((need(lower) * most) / 100) }
      expect(play(whole, 1, below).hasArrived).toBe(false)
    }, 150)
  })
})
