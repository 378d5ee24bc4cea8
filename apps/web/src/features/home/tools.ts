import type { PagePath } from '@gyeol/contract'
import {
  AbilityIcon,
  BossIcon,
  CookAddressIcon,
  CrystaIcon,
  CrystaTreeIcon,
  EquipmentIcon,
  EventIcon,
  FilterIcon,
  MainQuestIcon,
  MemberIcon,
  NoteIcon,
  RegistletIcon,
  SkillComboIcon,
  SkillInfoIcon,
  SkillPointIcon,
  StattingAutoIcon,
  StattingIcon,
  TrendIcon,
} from '../../shared/icons/icons.ts'
import type { ToolKey } from './home.texts.ts'

export type Tool = {
  readonly key: ToolKey
  readonly path: PagePath
  readonly Icon: typeof StattingIcon
}

/** What one works with. */
export const PLANNERS: readonly Tool[] = [
  { key: 'statting', path: '/statting', Icon: StattingIcon },
  { key: 'stattingAuto', path: '/statting/auto', Icon: StattingAutoIcon },
  { key: 'crystaList', path: '/crysta/list', Icon: CrystaIcon },
  { key: 'crystaTree', path: '/crysta/tree', Icon: CrystaTreeIcon },
  { key: 'skillPoint', path: '/skill/point', Icon: SkillPointIcon },
  { key: 'character', path: '/character', Icon: MemberIcon },
  { key: 'skillCombo', path: '/skill/combo', Icon: SkillComboIcon },
  { key: 'registlet', path: '/registlet', Icon: RegistletIcon },
  { key: 'mainQuest', path: '/guide/main-quest', Icon: MainQuestIcon },
  { key: 'event', path: '/event', Icon: EventIcon },
  { key: 'trend', path: '/trend/chart', Icon: TrendIcon },
  { key: 'cook', path: '/cook/address', Icon: CookAddressIcon },
]

/** What one looks something up in. The menu leaves most of it out: here is the way in. */
export const LISTS: readonly Tool[] = [
  { key: 'boss', path: '/boss', Icon: BossIcon },
  { key: 'equipment', path: '/equipment', Icon: EquipmentIcon },
  { key: 'ability', path: '/ability', Icon: AbilityIcon },
  { key: 'skillInfo', path: '/skill/info', Icon: SkillInfoIcon },
  { key: 'crystaAbility', path: '/crysta/ability', Icon: FilterIcon },
  { key: 'job', path: '/job', Icon: MemberIcon },
  { key: 'help', path: '/help', Icon: NoteIcon },
]
