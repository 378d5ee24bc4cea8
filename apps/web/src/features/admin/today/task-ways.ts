import type { Task } from '@gyeol/contract'
import type { LucideIcon } from 'lucide-react'
import {
  AlertIcon,
  ClockIcon,
  ClosedIcon,
  CorrectionIcon,
  EventIcon,
  FileIcon,
  HouseIcon,
  LedgerIcon,
  LockIcon,
  MemberIcon,
  NoticeIcon,
  PeopleIcon,
  PlusIcon,
  ProxyIcon,
  PushFailedIcon,
  ReportIcon,
  SaveIcon,
} from '../../../shared/icons/icons.ts'

type TaskWay = {
  readonly icon: LucideIcon
  /** Where it is dealt with. `firstId` is what to begin with. */
  readonly to: (firstId: string | null) => string
}

const priceItem = (id: string | null) => (id === null ? '/current-price' : `/current-price/${id}`)

const WAYS: Readonly<Record<string, TaskWay>> = {
  'backup.late': { icon: SaveIcon, to: () => '/admin/setting' },
  'database.damaged': { icon: AlertIcon, to: () => '/admin/status' },
  'site.quiet-copy': { icon: PushFailedIcon, to: () => '/admin/setting' },
  'proxy.untrusted': { icon: ProxyIcon, to: () => '/admin/status' },
  'quota.full': { icon: AlertIcon, to: () => '/admin/quota' },
  'clock.jumped': { icon: ClockIcon, to: () => '/admin/status' },
  'member.crowd': { icon: PeopleIcon, to: () => '/admin/trace' },
  'member.waiting': { icon: MemberIcon, to: () => '/member?status=WAITING' },
  'content.flood': { icon: AlertIcon, to: () => '/admin/problem' },
  'content.waiting': { icon: ClockIcon, to: () => '/admin/problem?view=waiting' },
  'problem.open': { icon: ReportIcon, to: () => '/admin/problem' },
  'push.failed': { icon: PushFailedIcon, to: () => '/admin/status' },
  'correction.open': { icon: CorrectionIcon, to: () => '/correction' },
  'character-case.open': { icon: ReportIcon, to: () => '/admin/character-case' },
  'price-report.flagged': { icon: ReportIcon, to: () => '/admin/problem?state=flagged' },
  'price-item.proposed': { icon: PlusIcon, to: priceItem },
  'price.differs': { icon: LedgerIcon, to: () => '/price' },
  'cook-address.removal': { icon: HouseIcon, to: () => '/cook/address' },
  'cook-address.closed': { icon: ClosedIcon, to: () => '/cook/address' },
  'event.expected-end-passed': { icon: EventIcon, to: () => '/event?view=manage' },
  'job.review': { icon: NoticeIcon, to: (id) => (id === null ? '/job' : `/job/${id}`) },
  'member.without-password': { icon: MemberIcon, to: () => '/admin/invitation' },
  'staff.without-totp': { icon: LockIcon, to: () => '/member?role=ADMIN' },
  'catalogue.outdated': { icon: FileIcon, to: () => '/admin/import?view=export' },
}

const UNKNOWN: TaskWay = { icon: AlertIcon, to: () => '/admin' }

/** How a task is shown and where it is dealt with. */
export function wayOf({ code, firstId }: Task): { readonly icon: LucideIcon; readonly to: string } {
  const { icon, to } = WAYS[code] ?? UNKNOWN
  return { icon, to: to(firstId) }
}
