import {
  AbilityIcon,
  ArrowIcon,
  BellIcon,
  BossIcon,
  CommandIcon,
  CrystaIcon,
  DishIcon,
  EquipmentIcon,
  EventIcon,
  KeepIcon,
  MainQuestIcon,
  MemberIcon,
  NoteIcon,
  RegistletIcon,
  SkillPointIcon,
  TrendIcon,
} from '../../../shared/icons/icons.ts'
import type { SearchKind } from '../lookup/search-entry.ts'

const ICONS: Readonly<Record<SearchKind, typeof CrystaIcon>> = {
  page: ArrowIcon,
  crysta: CrystaIcon,
  skill: SkillPointIcon,
  equipment: EquipmentIcon,
  registlet: RegistletIcon,
  boss: BossIcon,
  ability: AbilityIcon,
  job: MemberIcon,
  quest: MainQuestIcon,
  event: EventIcon,
  notice: BellIcon,
  help: NoteIcon,
  saved: KeepIcon,
  command: CommandIcon,
  price: TrendIcon,
  dish: DishIcon,
}

/** The sign of a kind of thing; the words beside it say the same. */
export function HitIcon({ kind }: { kind: SearchKind }) {
  const Icon = ICONS[kind]
  return <Icon aria-hidden="true" />
}
