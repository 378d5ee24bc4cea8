import { useState } from 'react'
import { Link, Navigate, useLocation, useSearchParams } from 'react-router'
import { oneTimeToken } from '../../shared/router/one-time-token.ts'
import { safePath } from '../../shared/router/safe-path.ts'
import { sessionChanged } from '../../shared/session/session-change.ts'
import { useIsMember } from '../../shared/session/session-store.ts'
import { ContactLine } from '../../shared/site/contact-line.tsx'
import { Card } from '../../shared/ui/display/card.tsx'
import { HintStrip } from '../../shared/ui/display/hint-strip.tsx'
import { NarrowPage } from '../../shared/ui/layout/page.tsx'
import { LoginForm } from './login-form.tsx'
import styles from './login-screen.module.css'
import { loginTexts } from './login.texts.ts'
import { ResetForm } from './reset-form.tsx'
import { SecondStepForm } from './second-step-form.tsx'

/** Login in one or two steps, and the new password of a one-time link (`#reset=`). */
export function LoginScreen() {
  const texts = loginTexts
  const [params] = useSearchParams()
  const resetToken = oneTimeToken(useLocation(), 'reset')
  const isMember = useIsMember()
  const [ticket, setTicket] = useState<string | null>(null)
  const [mustEnrolTotp, setMustEnrolTotp] = useState(false)
  if (resetToken !== null) return <ResetScreen token={resetToken} />
  if (isMember) {
    const next = safePath(params.get('next'))
    // Until the second step is set up the role's own pages are closed to them.
    return <Navigate replace to={mustEnrolTotp ? '/member/profile' : (next ?? '/')} />
  }

  const enter = async (me: { readonly mustEnrolTotp: boolean }) => {
    setMustEnrolTotp(me.mustEnrolTotp)
    await sessionChanged()
  }

  if (ticket !== null) {
    return (
      <NarrowPage title={texts.secondStep.title} className={styles.body}>
        <Card padding="large">
          <SecondStepForm ticket={ticket} onEntered={enter} onRestart={() => setTicket(null)} />
        </Card>
      </NarrowPage>
    )
  }
  return (
    <NarrowPage title={texts.title} line={texts.line} className={styles.body}>
      {params.has('left') && <HintStrip tone="primary">{texts.left}</HintStrip>}
      {params.has('done') && <HintStrip tone="primary">{texts.reset.done}</HintStrip>}
      <Card padding="large">
        <LoginForm onEntered={enter} onSecondStep={setTicket} />
      </Card>
      <p className={styles.line}>
        {texts.noAccount}{' '}
        <Link className={styles.link} to="/member/create">
          {texts.signUp}
        </Link>
      </p>
      <details className={styles.forgot}>
        <summary>{texts.forgot}</summary>
        <p>
          <Link className={styles.link} to="/login/recovery">
            {texts.byCode}
          </Link>
        </p>
        <p>{texts.forgotLine}</p>
        <ContactLine />
      </details>
    </NarrowPage>
  )
}

function ResetScreen({ token }: { token: string }) {
  const texts = loginTexts.reset
  return (
    <NarrowPage title={texts.title} line={texts.line} className={styles.body}>
      <Card padding="large">
        <ResetForm token={token} />
      </Card>
      <p className={styles.line}>
        <Link className={styles.link} to="/login">
          {texts.toLogin}
        </Link>
      </p>
    </NarrowPage>
  )
}
