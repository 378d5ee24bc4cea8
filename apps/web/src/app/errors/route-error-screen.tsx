import { useRouteError } from 'react-router'
import { httpTexts } from '../../shared/http/http.texts.ts'
import { latePart } from '../../shared/loading/late-part.tsx'
import { Button } from '../../shared/ui/buttons/button.tsx'
import { FullPageMessage } from '../../shared/ui/display/full-page-message.tsx'
import { errorTexts } from './error.texts.ts'
import styles from './errors.module.css'
import { failureOf } from './failure-of.ts'
import { ForbiddenScreen } from './forbidden-screen.tsx'
import { NotFoundScreen } from './not-found-screen.tsx'

/** No first page waits for it; where its code does not come, no report would arrive either. */
const CrashNumber = latePart(async () => (await import('./crash-number.tsx')).CrashNumber, {
  isExtra: true,
})

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
    case 'blocked':
      return <FullPageMessage title={texts.blocked} line={texts.blockedLine} action={<WaysOut />} />
    case 'unknown':
      return <FullPageMessage title={texts.unknown} action={<WaysOut />} />
    case 'crash':
      return (
        <FullPageMessage
          title={texts.unexpected}
          line={texts.unexpectedLine}
          action={
            <>
              <WaysOut />
              <CrashNumber error={error} />
            </>
          }
        />
      )
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
