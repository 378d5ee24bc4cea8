import { type Consent, POLICY_PATHS } from '@gyeol/contract'
import { formatDate } from '@gyeol/korean'
import { useEffect, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { callRoute, routeOf } from '../../../shared/http/call-route.ts'
import { showErrorToast, showToast } from '../../../shared/toast/toast.ts'
import { Button } from '../../../shared/ui/buttons/button.tsx'
import { Sheet } from '../../../shared/ui/layers/sheet.tsx'
import styles from './consent.module.css'
import { consentTexts } from './consent.texts.ts'

const READ_CONSENT = routeOf<'readConsent'>('GET', '/api/consent')
const AGREE = routeOf<'agree'>('POST', '/api/consent')

type Pending = Consent['pending']

/** Where the papers are read: nothing lies over them. */
const PAPERS: readonly string[] = Object.values(POLICY_PATHS)

/** Quiet: without an answer it is asked at the next visit. */
async function readPending(): Promise<Pending> {
  const consent = await callRoute(READ_CONSENT, undefined, { background: true }).catch(() => null)
  return consent?.pending ?? []
}

/** Asks a member once a visit about papers that have changed; it holds nobody up. */
export function ConsentSheet() {
  const texts = consentTexts
  const { pathname } = useLocation()
  const [pending, setPending] = useState<Pending>([])
  const [isBusy, setBusy] = useState(false)
  useEffect(() => {
    let isGone = false
    void readPending().then((asked) => {
      if (!isGone) setPending(asked)
    })
    return () => {
      isGone = true
    }
  }, [])
  const agree = async () => {
    setBusy(true)
    try {
      const agreements = pending.map(({ kind, version }) => ({ kind, version }))
      await callRoute(AGREE, { body: { agreements } }, { background: true })
      setPending([])
      showToast(texts.agreed, { kind: 'success' })
    } catch {
      showErrorToast(texts.stale)
      setPending(await readPending())
    } finally {
      setBusy(false)
    }
  }
  return (
    <Sheet
      title={texts.sheetTitle}
      open={pending.length > 0 && !PAPERS.includes(pathname)}
      onOpenChange={(isOpen) => {
        if (!isOpen) setPending([])
      }}
      footer={
        <div className={styles.actions}>
          <Button onClick={() => setPending([])}>{texts.later}</Button>
          <Button variant="primary" busy={isBusy} onClick={() => void agree()}>
            {texts.agree}
          </Button>
        </div>
      }
    >
      <div className={styles.sheet}>
        <p className={styles.note}>{texts.sheetLine}</p>
        {pending.map((paper) => (
          <Changed key={paper.kind} paper={paper} />
        ))}
      </div>
    </Sheet>
  )
}

function Changed({ paper }: { paper: Pending[number] }) {
  const texts = consentTexts
  const { kind, publishedAt, changes } = paper
  return (
    <section className={styles.paper}>
      <h3 className={styles.name}>{texts.kinds[kind]}</h3>
      <p className={styles.when}>{texts.since(formatDate(Date.parse(publishedAt)))}</p>
      <p className={styles.changes}>{changes === '' ? texts.noChanges : changes}</p>
      <Link
        className={styles.link}
        to={POLICY_PATHS[kind]}
        target="_blank"
        title={texts.opensNewTab}
      >
        {texts.read}
      </Link>
    </section>
  )
}
