import { useEffect, useState } from 'react'
import { useRouteError } from 'react-router'
import { httpTexts } from '../../shared/http/http.texts.ts'
import { showErrorToast, showToast } from '../../shared/toast/toast.ts'
import { Button } from '../../shared/ui/buttons/button.tsx'
import { FullPageMessage } from '../../shared/ui/display/full-page-message.tsx'
import { newErrorId, reportClientError } from './client-error-report.ts'
import { errorTexts } from './error.texts.ts'
import styles from './errors.module.css'
import { failureOf } from './failure-of.ts'
import { ForbiddenScreen } from './forbidden-screen.tsx'
import { NotFoundScreen } from './not-found-screen.tsx'

/** Takes the place of a page that failed; header and footer stay. */
export function RouteErrorScreen() {
  const error = useRouteError()
  const texts = errorTexts
  const network = httpTexts.network
  switch (failureOf(error)) {
    case 'not-found':
      return <NotFoundScreen />
    case 'forbidden':
      return <ForbiddenScreen />
    case 'network':
      return <FullPageMessage title={network} line={texts.networkLine} action={<WaysOut />} />
    case 'unknown':
      return <FullPageMessage title={texts.unknown} action={<WaysOut />} />
    case 'crash':
      return <CrashMessage error={error} />
  }
}

/** The layout itself failed: the same messages on an empty page. */
export function RootErrorScreen() {
  return (
    <main>
      <RouteErrorScreen />
    </main>
  )
}

function CrashMessage({ error }: { error: unknown }) {
  const texts = errorTexts
  const [id] = useState(newErrorId)
  useEffect(() => {
    void reportClientError(id, error)
  }, [id, error])

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(id)
      showToast(texts.copied, { kind: 'success' })
    } catch {
      showErrorToast(texts.copyFailed)
    }
  }

  return (
    <FullPageMessage
      title={texts.unexpected}
      line={texts.unexpectedLine}
      action={
        <>
          <WaysOut />
          <p className={styles.id}>
            {texts.id(id)}
            <Button size="small" onClick={() => void copy()}>
              {texts.copyId}
            </Button>
          </p>
        </>
      }
    />
  )
}

/** Whole page loads, not navigation: after a failure nothing in memory is to be trusted. */
function WaysOut() {
  const texts = errorTexts
  return (
    <div className={styles.actions}>
      <Button variant="primary" onClick={() => window.location.reload()}>
        {texts.retry}
      </Button>
      <Button onClick={() => window.location.assign('/')}>{texts.home}</Button>
    </div>
  )
}
