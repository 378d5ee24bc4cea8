import { carries, type LinkProblem, readLink } from '../../../shared/share/link-hash.ts'
import { checkSetting, type MainQuestSetting, type QuestIndex } from '@gyeol/main-quest'

/** Version of the link's words; raising it obliges to read the old ones for ever. */
const LINK_VERSION = 1

/** What a link brought: a plan to look at, or the reason why there is none. */
export type PlanLinkReading =
  | {
      readonly kind: 'plan'
      readonly setting: MainQuestSetting
      /** Month of the table the plan was made with. */
      readonly asOf: string
    }
  | LinkProblem

/** True when a location hash claims to carry a plan. */
export function isPlanHash(hash: string): boolean {
  return carries(hash, 'v')
}

/**
 * A plan as a location hash, `#v1=243.40.268.0.90.129.0.1.2026-06`: level, percent, target, its percent, start, end,
 * repeat, Venena skipped, date of the table. Target and end are written out, so that the viewer sees what was sent.
 */
export function writePlanHash(quest: QuestIndex, setting: MainQuestSetting): string {
  const { level, percent, target, targetPercent, start, end, repeat, skipVenena } = setting
  const numbers = [
    level,
    percent,
    target ?? quest.table.levelCap,
    targetPercent,
    start,
    end ?? quest.lastEpisode,
    Number(repeat),
    Number(skipVenena),
  ]
  return `#v${LINK_VERSION}=${numbers.join('.')}.${quest.table.asOf}`
}

/** Reads a location hash; never throws, whatever a stranger put there. */
export function readPlanHash(quest: QuestIndex, hash: string): PlanLinkReading {
  const read = (payload: string) => readPlan(quest, payload)
  return readLink(hash, 'v', read) ?? { kind: 'broken' }
}

function readPlan(quest: QuestIndex, payload: string): PlanLinkReading | null {
  const match = /^((?:\d{1,6}\.){6}[01]\.[01])\.(\d{4}-\d{2}(?:-\d{2})?)$/.exec(payload)
  const [, list, asOf] = match ?? []
  if (list === undefined || asOf === undefined) return null
  const [level, percent, target, targetPercent, start, end, repeat, skip] = list
    .split('.')
    .map(Number)
  // The pattern above has taken exactly eight numbers; their limits are checked below.
  const setting = {
    level,
    percent,
    target,
    targetPercent,
    start,
    end,
    repeat: repeat === 1,
    skipVenena: skip === 1,
  } as MainQuestSetting
  if (checkSetting(quest, setting).ok) return { kind: 'plan', setting, asOf }
  // A table that was longer than ours is no damage.
  return asOf > quest.table.asOf ? { kind: 'newer' } : null
}
