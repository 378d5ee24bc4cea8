import type { MemberSelf } from '@gyeol/contract'
import { CorrectionIcon, LogoutIcon } from '../../../shared/icons/icons.ts'
import { sessionTexts } from '../../../shared/session/session.texts.ts'
import { useLogout } from '../../../shared/session/use-logout.ts'
import { Button, LinkButton } from '../../../shared/ui/buttons/button.tsx'
import { ErrorState } from '../../../shared/ui/display/error-state.tsx'
import { HintStrip } from '../../../shared/ui/display/hint-strip.tsx'
import { Page } from '../../../shared/ui/layout/page.tsx'
import { Skeleton } from '../../../shared/ui/display/skeleton.tsx'
import { useReadProfileQuery } from '../account.api.ts'
import { ConsentSection } from '../consent/consent-section.tsx'
import { BasicsSection } from './basics-section.tsx'
import { OwnDataSection } from './own-data-section.tsx'
import { PasswordSection } from './password-section.tsx'
import styles from './profile.module.css'
import { profileTexts } from './profile.texts.ts'
import { roleName } from '../admin/role-name.ts'
import { RecoverySection } from '../recovery/recovery-section.tsx'
import { SessionSection } from './session-section.tsx'
import { TotpSection } from './totp-section.tsx'

/** One's own account: name, password, second step, devices, data. */
export function ProfileScreen() {
  const texts = profileTexts
  const { data: profile, isError, refetch } = useReadProfileQuery()
  return (
    <Page
      title={texts.title}
      line={profile && texts.line(profile.nickname, roleName(profile.roleCode))}
      actions={
        <>
          <LinkButton to="/correction?view=mine" icon={<CorrectionIcon />}>
            {texts.corrections}
          </LinkButton>
          <LogoutButton />
        </>
      }
    >
      {profile !== undefined && <Sections key={profile.id} profile={profile} />}
      {profile === undefined && isError && (
        <ErrorState title={texts.loadFailed} onRetry={() => void refetch()} />
      )}
      {profile === undefined && !isError && <Skeleton shape="block" lines={3} />}
    </Page>
  )
}

function Sections({ profile }: { profile: MemberSelf }) {
  const texts = profileTexts
  return (
    <div className={styles.sections}>
      {profile.mustEnrolTotp && <HintStrip tone="brass">{texts.mustEnrol}</HintStrip>}
      <div className={styles.grid}>
        <div className={styles.column}>
          <BasicsSection profile={profile} />
          <PasswordSection loginId={profile.loginId} />
          <RecoverySection />
        </div>
        <div className={styles.column}>
          <TotpSection />
          <SessionSection />
        </div>
      </div>
      <ConsentSection />
      <OwnDataSection />
    </div>
  )
}

function LogoutButton() {
  const { logOut, isPending } = useLogout()
  return (
    <Button icon={<LogoutIcon />} busy={isPending} onClick={() => void logOut()}>
      {sessionTexts.logout}
    </Button>
  )
}
