import { useState } from 'react'
import { useLocation } from 'react-router'
import { oneTimeToken } from '../../../shared/router/one-time-token.ts'
import { permits } from '../../../shared/session/role.ts'
import { useIsMember, useSession } from '../../../shared/session/session-store.ts'
import { LinkButton } from '../../../shared/ui/buttons/button.tsx'
import { EmptyState } from '../../../shared/ui/display/empty-state.tsx'
import { NarrowPage } from '../../../shared/ui/layout/page.tsx'
import { SegmentedControl } from '../../../shared/ui/fields/segmented-control.tsx'
import { AcceptInvitation } from '../invitation/accept-invitation.tsx'
import { invitationTexts } from '../invitation/invitation.texts.ts'
import { InviteMany } from '../invitation/invite-many.tsx'
import { CreateMemberForm } from './create-member-form.tsx'
import styles from '../narrow-page.module.css'
import { SignUpForm } from '../sign-up/sign-up-form.tsx'
import { signUpTexts } from '../sign-up/sign-up.texts.ts'

/** Sign-up for visitors, links of a new site (`#setup=`) and of an invitation (`#invite=`), and invitations by administrators. */
export function MemberCreateScreen() {
  const texts = signUpTexts
  const { how } = invitationTexts
  const setupToken = oneTimeToken(useLocation(), 'setup') ?? undefined
  const inviteToken = oneTimeToken(useLocation(), 'invite')
  const [isMany, setMany] = useState(false)
  const { roles } = useSession()
  const isMember = useIsMember()
  if (inviteToken !== null) return <AcceptInvitation key={inviteToken} token={inviteToken} />
  if (permits(roles, 'member.write-below')) {
    return (
      <NarrowPage title={texts.create.title} line={texts.create.line} className={styles.body}>
        <SegmentedControl
          label={how.label}
          block
          value={isMany ? 'many' : 'one'}
          segments={[
            { value: 'one', label: how.one },
            { value: 'many', label: how.many },
          ]}
          onChange={(next) => setMany(next === 'many')}
        />
        {isMany ? <InviteMany /> : <CreateMemberForm />}
      </NarrowPage>
    )
  }
  if (isMember) {
    return (
      <NarrowPage title={texts.title} className={styles.body}>
        <EmptyState
          title={texts.memberTitle}
          line={texts.memberLine}
          action={<LinkButton to="/member/profile">{texts.profile}</LinkButton>}
        />
      </NarrowPage>
    )
  }
  const isSetup = setupToken !== undefined
  return (
    <NarrowPage
      title={isSetup ? texts.ownerTitle : texts.title}
      line={isSetup ? texts.ownerLine : texts.line}
      className={styles.body}
    >
      <SignUpForm setupToken={setupToken} />
    </NarrowPage>
  )
}
