import type { MemberAdmin } from '@gyeol/contract'
import { formatListDate } from '@gyeol/korean'
import type { ReactNode } from 'react'
import { Navigate, useParams } from 'react-router'
import { LinkButton } from '../../../shared/ui/buttons/button.tsx'
import { Card } from '../../../shared/ui/display/card.tsx'
import { DefinitionList, DefinitionRow } from '../../../shared/ui/display/definition-row.tsx'
import { ErrorState } from '../../../shared/ui/display/error-state.tsx'
import { HintStrip } from '../../../shared/ui/display/hint-strip.tsx'
import { Page } from '../../../shared/ui/layout/page.tsx'
import { SectionTitle } from '../../../shared/ui/display/section-title.tsx'
import { Skeleton } from '../../../shared/ui/display/skeleton.tsx'
import { Tag } from '../../../shared/ui/display/tag.tsx'
import { MemberContentCard } from './member-content.tsx'
import { MemberActions } from './member-actions.tsx'
import { memberAdminTexts } from './member-admin.texts.ts'
import { MemberEditForm } from './member-edit-form.tsx'
import { MemberNotes } from './member-notes.tsx'
import styles from './member-list.module.css'
import { SignUpCard } from './sign-up-card.tsx'
import { SuspensionCard } from './suspension-card.tsx'
import { useListRoleNamesQuery, useReadMemberQuery } from '../member.api.ts'
import { roleName } from './role-name.ts'

type MemberDetailScreenProps = {
  /** What was done to the member, and by them: the audit log belongs to another feature. */
  readonly activityOf: (memberId: string, view: (typeof VIEWS)[number]) => ReactNode
}

const VIEWS = ['changes', 'doneBy'] as const

/** One member as administrators see them. One's own address leads to the profile. */
export function MemberDetailScreen({ activityOf }: MemberDetailScreenProps) {
  const texts = memberAdminTexts.detail
  const { id = '' } = useParams()
  const { data: member, isError, refetch } = useReadMemberQuery({ params: { id } })
  // What may be done to the member stands above what was done: it must not come later.
  const { isLoading } = useListRoleNamesQuery()
  const isFailed = member === undefined && isError
  const isWaiting = !isFailed && (isLoading || member === undefined)
  if (member !== undefined && !('status' in member)) {
    return <Navigate replace to="/member/profile" />
  }
  return (
    <Page
      title={member?.nickname ?? ' '}
      line={member?.loginId}
      actions={<LinkButton to="/member">{texts.back}</LinkButton>}
    >
      {isFailed && <ErrorState title={texts.loadFailed} onRetry={() => void refetch()} />}
      {isWaiting && <Skeleton shape="block" lines={3} />}
      {member !== undefined && !isWaiting && (
        <div className={styles.section}>
          <Sections key={id} member={member} />
          {VIEWS.map((view) => (
            <Card
              key={view}
              as="section"
              padding="large"
              aria-labelledby={view}
              className={styles.section}
            >
              <SectionTitle id={view}>{texts[view]}</SectionTitle>
              {activityOf(id, view)}
            </Card>
          ))}
        </div>
      )}
    </Page>
  )
}

function Sections({ member }: { member: MemberAdmin }) {
  const texts = memberAdminTexts.detail
  const { data: roles } = useListRoleNamesQuery()
  const mayTouch = roles?.some(({ code, assignable }) => assignable && code === member.roleCode)
  return (
    <div className={styles.columns}>
      <div className={styles.section}>
        <Facts member={member} />
        <MemberNotes memberId={member.id} />
        {mayTouch === true && (
          <Card as="section" padding="large" aria-labelledby="care" className={styles.section}>
            <SectionTitle id="care">{texts.actions}</SectionTitle>
            <MemberActions member={member} />
          </Card>
        )}
      </div>
      <div className={styles.section}>
        {mayTouch === true && member.status === 'WAITING' && <SignUpCard member={member} />}
        {mayTouch === true && <SuspensionCard member={member} />}
        <Card as="section" padding="large" aria-labelledby="edit" className={styles.section}>
          <SectionTitle id="edit">{texts.edit}</SectionTitle>
          {mayTouch === false && <HintStrip>{texts.tooHigh}</HintStrip>}
          {mayTouch === true && roles !== undefined && (
            <MemberEditForm member={member} roles={roles} />
          )}
        </Card>
        {/* How much there is comes later: last, where nothing stands below it. */}
        {mayTouch === true && <MemberContentCard memberId={member.id} />}
      </div>
    </div>
  )
}

function Facts({ member }: { member: MemberAdmin }) {
  const texts = memberAdminTexts
  const { columns } = texts
  const { status, lastSeenAt } = member
  return (
    <Card as="section" padding="large" aria-labelledby="facts" className={styles.section}>
      <SectionTitle
        id="facts"
        trailing={
          <Tag tone={status === 'ACTIVE' ? 'primary' : 'danger'}>{texts.statuses[status]}</Tag>
        }
      >
        {texts.detail.facts}
      </SectionTitle>
      <DefinitionList>
        <DefinitionRow term={texts.role}>{roleName(member.roleCode)}</DefinitionRow>
        <DefinitionRow term={columns.joined}>
          {formatListDate(Date.parse(member.createdAt))}
        </DefinitionRow>
        <DefinitionRow term={columns.lastSeen} muted={lastSeenAt === null}>
          {lastSeenAt === null ? texts.never : formatListDate(Date.parse(lastSeenAt))}
        </DefinitionRow>
        <DefinitionRow term={columns.sessions} muted={member.sessions === 0}>
          {texts.times(member.sessions)}
        </DefinitionRow>
        <DefinitionRow term={columns.password} muted={!member.hasPassword}>
          {member.hasPassword ? texts.passwordSet : texts.passwordUnset}
        </DefinitionRow>
        <DefinitionRow term={columns.totp} muted={!member.isTotpEnabled}>
          {member.isTotpEnabled ? texts.on : texts.off}
        </DefinitionRow>
      </DefinitionList>
    </Card>
  )
}
