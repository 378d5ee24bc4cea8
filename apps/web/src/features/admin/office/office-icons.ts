import type { LucideIcon } from 'lucide-react'
import {
  BellIcon,
  AlertIcon,
  CorrectionIcon,
  CrystaTreeIcon,
  EventIcon,
  FileIcon,
  LawIcon,
  MailIcon,
  NoticeIcon,
  PeopleIcon,
  RecentIcon,
  ReportIcon,
  RulerIcon,
  SearchIcon,
  SettingIcon,
  StatusIcon,
  TodayIcon,
} from '../../../shared/icons/icons.ts'
import type { OfficeKey } from './office-pages.ts'

/** The drawing beside the name of each page of the back office. */
export const OFFICE_ICONS: Readonly<Record<OfficeKey, LucideIcon>> = {
  today: TodayIcon,
  correction: CorrectionIcon,
  characterCase: ReportIcon,
  searchWord: SearchIcon,
  import: FileIcon,
  notice: NoticeIcon,
  event: EventIcon,
  problem: AlertIcon,
  member: PeopleIcon,
  invitation: MailIcon,
  trace: CrystaTreeIcon,
  setting: SettingIcon,
  quota: RulerIcon,
  policy: LawIcon,
  alert: BellIcon,
  status: StatusIcon,
  audit: RecentIcon,
}
