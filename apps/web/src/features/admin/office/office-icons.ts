import type { LucideIcon } from 'lucide-react'
import {
  CorrectionIcon,
  EventIcon,
  FileIcon,
  MailIcon,
  NoticeIcon,
  PeopleIcon,
  RecentIcon,
  ReportIcon,
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
  import: FileIcon,
  notice: NoticeIcon,
  event: EventIcon,
  member: PeopleIcon,
  invitation: MailIcon,
  setting: SettingIcon,
  status: StatusIcon,
  audit: RecentIcon,
}
