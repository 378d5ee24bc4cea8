import type { Invitation } from '@gyeol/contract'
import { formatListDate } from '@gyeol/korean'
import { useState } from 'react'
import { Link } from 'react-router'
import { QueryFailure } from '../../../shared/api/query-failure.tsx'
import { refusalOf } from '../../../shared/forms/form-refusal.ts'
import type { AnswerOf } from '../../../shared/http/route-types.ts'
import { PlusIcon } from '../../../shared/icons/icons.ts'
import { showErrorToast, showToast } from '../../../shared/toast/toast.ts'
import { Button, LinkButton } from '../../../shared/ui/buttons/button.tsx'
import { Card } from '../../../shared/ui/display/card.tsx'
import { EmptyState } from '../../../shared/ui/display/empty-state.tsx'
import { Skeleton } from '../../../shared/ui/display/skeleton.tsx'
import { Tag } from '../../../shared/ui/display/tag.tsx'
import { ConfirmDialog } from '../../../shared/ui/layers/confirm-dialog.tsx'
import { Dialog } from '../../../shared/ui/layers/dialog.tsx'
import { Page } from '../../../shared/ui/layout/page.tsx'
import { OneTimeLink } from '../admin/one-time-link.tsx'
import { roleName } from '../admin/role-name.ts'
import {
  useListInvitationsQuery,
  useRenewInvitationMutation,
  useRevokeInvitationMutation,
} from './invitation.api.ts'
import styles from './invitation.module.css'
import { invitationTexts } from './invitation.texts.ts'

/** /admin/invitation: who has not come yet, a new link for them, or none any more. */
export function InvitationScreen() {
  const texts = invitationTexts
  const { data, error, refetch } = useListInvitationsQuery()
  return (
    <Page
      title={texts.title}
      line={texts.line}
      actions={
        <LinkButton variant="primary" to="/member/create" icon={<PlusIcon />}>
          {texts.invite}
        </LinkButton>
      }
    >
      {data === undefined && error === undefined && <Skeleton shape="block" lines={4} />}
      {data === undefined && error !== undefined && (
        <QueryFailure error={error} onRetry={() => void refetch()} />
      )}
      {data?.length === 0 && <EmptyState line={texts.empty} />}
      {data !== undefined && data.length > 0 && (
        <Card as="ul" aria-label={texts.list}>
          {data.map((invitation) => (
            <li key={invitation.id} className={styles.row}>
              <Row invitation={invitation} />
            </li>
          ))}
        </Card>
      )}
    </Page>
  )
}

/** Toasts tell most refusals by themselves; the ones of rights are said here. */
function tellRefusal(error: unknown): void {
  const { code, message } = refusalOf(error)
  if (code === 'ROLE_TOO_HIGH') showErrorToast(message)
}

function Row({ invitation }: { readonly invitation: Invitation }) {
  const texts = invitationTexts
  const { id, nickname, loginId, roleCode, expiresAt } = invitation
  return (
    <>
      <span className={styles.words}>
        <Link to={`/member/${id}`} className={styles.name}>
          {nickname}
        </Link>
        <small>
          {loginId} · {roleName(roleCode)}
        </small>
      </span>
      {expiresAt === null ? (
        <Tag tone="brass">{texts.ended}</Tag>
      ) : (
        <span className={styles.until}>{texts.until(formatListDate(Date.parse(expiresAt)))}</span>
      )}
      <span className={styles.acts}>
        <Renewal invitation={invitation} />
        <Revocation invitation={invitation} />
      </span>
    </>
  )
}

function Renewal({ invitation: { id, nickname } }: { readonly invitation: Invitation }) {
  const texts = invitationTexts
  const [renew, { isLoading }] = useRenewInvitationMutation()
  const [link, setLink] = useState<AnswerOf<'renewInvitation'> | null>(null)
  const make = async () => {
    const { data, error } = await renew({ params: { id } })
    if (data === undefined) tellRefusal(error)
    else setLink(data)
  }
  return (
    <>
      <Button
        size="small"
        busy={isLoading}
        aria-label={texts.renewOf(nickname)}
        onClick={() => void make()}
      >
        {texts.renew}
      </Button>
      {link !== null && (
        <Dialog
          open
          title={texts.renewTitle(nickname)}
          closeOnOutsidePress={false}
          onOpenChange={(isOpen) => {
            if (!isOpen) setLink(null)
          }}
        >
          <OneTimeLink purpose="invite" token={link.inviteToken} expiresAt={link.inviteExpiresAt} />
        </Dialog>
      )}
    </>
  )
}

function Revocation({ invitation: { id, nickname } }: { readonly invitation: Invitation }) {
  const texts = invitationTexts
  const [revoke, { isLoading }] = useRevokeInvitationMutation()
  const finish = async () => {
    const { error } = await revoke({ params: { id } })
    if (error === undefined) showToast(texts.revoked, { kind: 'success' })
    else tellRefusal(error)
  }
  return (
    <ConfirmDialog
      tone="danger"
      title={texts.revokeTitle(nickname)}
      description={texts.revokeLine}
      confirmLabel={texts.revoke}
      onConfirm={() => void finish()}
      trigger={
        <Button size="small" variant="ghost" busy={isLoading} aria-label={texts.revokeOf(nickname)}>
          {texts.revoke}
        </Button>
      }
    />
  )
}
