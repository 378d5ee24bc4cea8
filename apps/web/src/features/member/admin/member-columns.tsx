import type { MemberAdmin } from '@gyeol/contract'
import { formatDate, formatListDate } from '@gyeol/korean'
import { Link } from 'react-router'
import type { DataColumn } from '../../../shared/ui/tables/data-table-types.ts'
import { Tag } from '../../../shared/ui/display/tag.tsx'
import type { memberAdminTexts } from './member-admin.texts.ts'
import styles from './member-list.module.css'
import { roleName } from './role-name.ts'

type Texts = typeof memberAdminTexts

/** The columns of the member list; sort keys are the server's. */
export function memberColumns(texts: Texts): readonly DataColumn<MemberAdmin>[] {
  const { columns } = texts
  return [
    {
      key: 'nickname',
      header: columns.nickname,
      isTitle: true,
      sortKey: 'nickname',
      cell: ({ id, nickname }) => (
        <Link className={styles.name} to={`/member/${id}`}>
          {nickname}
        </Link>
      ),
    },
    {
      key: 'loginId',
      header: columns.loginId,
      sortKey: 'loginId',
      cell: ({ loginId }) => loginId,
    },
    { key: 'role', header: texts.role, cell: ({ roleCode }) => roleName(roleCode) },
    {
      key: 'status',
      header: texts.status,
      cell: ({ status }) => (
        <Tag tone={status === 'ACTIVE' ? 'neutral' : 'danger'}>{texts.statuses[status]}</Tag>
      ),
    },
    {
      key: 'joined',
      header: columns.joined,
      sortKey: 'createdAt',
      cell: ({ createdAt }) => (
        <span translate="no" className="num">
          {formatDate(Date.parse(createdAt))}
        </span>
      ),
    },
    {
      key: 'lastSeen',
      header: columns.lastSeen,
      sortKey: 'lastSeenAt',
      cell: ({ lastSeenAt }) =>
        lastSeenAt === null ? (
          <span className="muted">{texts.never}</span>
        ) : (
          <span translate="no" className="num">
            {formatListDate(Date.parse(lastSeenAt))}
          </span>
        ),
    },
    {
      key: 'sessions',
      header: columns.sessions,
      isNumeric: true,
      cell: ({ sessions }) => texts.times(sessions),
    },
    {
      key: 'totp',
      header: columns.totp,
      cell: ({ isTotpEnabled }) => (isTotpEnabled ? texts.on : texts.off),
    },
  ]
}
