import {
  CrystaIcon,
  CrystaTreeIcon,
  EventIcon,
  MainQuestIcon,
  RegistletIcon,
  SkillPointIcon,
  StattingAutoIcon,
  StattingIcon,
  TrendIcon,
} from '../../shared/icons/icons.ts'
import type { ToolKey } from './home.texts.ts'

export type Tool = {
  readonly key: ToolKey
  readonly path: string
  readonly Icon: typeof StattingIcon
  /** Whether the screen does its work yet; the others say 준비 중. */
  readonly isReady: boolean
}

/** The visible entries of the menu, in its order. */
export const TOOLS: readonly Tool[] = [
  { key: 'statting', path: '/statting', Icon: StattingIcon, isReady: true },
  { key: 'stattingAuto', path: '/statting/auto', Icon: StattingAutoIcon, isReady: true },
  { key: 'crystaList', path: '/crysta/list', Icon: CrystaIcon, isReady: true },
  { key: 'crystaTree', path: '/crysta/tree', Icon: CrystaTreeIcon, isReady: true },
  { key: 'skillPoint', path: '/skill/point', Icon: SkillPointIcon, isReady: true },
  { key: 'registlet', path: '/registlet', Icon: RegistletIcon, isReady: true },
  { key: 'mainQuest', path: '/guide/main-quest', Icon: MainQuestIcon, isReady: true },
  { key: 'event', path: '/event', Icon: EventIcon, isReady: true },
  { key: 'trend', path: '/trend/chart', Icon: TrendIcon, isReady: false },
]
