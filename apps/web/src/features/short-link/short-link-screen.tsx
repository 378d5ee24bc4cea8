import { pageAt, shortLinkCodeIn, type ShortLink } from '@gyeol/contract'
import { useEffect, useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { failureFacts } from '../../shared/http/http-failure.ts'
import { openedLink } from '../../shared/share/opened-link.ts'
import { drawnLink, isDrawnGone, readShortLink } from '../../shared/share/short-link.ts'
import { LinkButton } from '../../shared/ui/buttons/button.tsx'
import { ErrorState } from '../../shared/ui/display/error-state.tsx'
import { FullPageMessage } from '../../shared/ui/display/full-page-message.tsx'
import { LoadingBlock } from '../../shared/ui/display/loading-block.tsx'
import { Page } from '../../shared/ui/layout/page.tsx'
import { shortLinkTexts } from './short-link.texts.ts'

type Failure = 'gone' | 'offline' | 'failed'

/** A short link on its way to the planner it leads to: Back does not come here again. */
export function ShortLinkScreen() {
  const { code: written = '' } = useParams()
  const [tries, setTries] = useState(0)
  const code = shortLinkCodeIn(written)
  if (code === null) return <Missing kind="none" />
  return <Way key={`${tries} ${code}`} code={code} onRetry={() => setTries(tries + 1)} />
}

function Way({ code, onRetry }: { code: string; onRetry: () => void }) {
  const texts = shortLinkTexts
  const navigate = useNavigate()
  const [failure, setFailure] = useState<Failure | null>(() => (isDrawnGone() ? 'gone' : null))
  useEffect(() => {
    const giveUp = new AbortController()
    const open = async () => {
      try {
        const { path, hash } = await readShortLink(code, giveUp.signal)
        if (giveUp.signal.aborted) return
        openedLink.set({ code, path })
        await navigate(`${path}${hash}`, { replace: true })
      } catch (error) {
        if (!giveUp.signal.aborted) setFailure(failureOf(error))
      }
    }
    void open()
    return () => giveUp.abort()
  }, [code, navigate])
  if (failure === 'gone') return <Missing kind="gone" />
  if (failure !== null) {
    return (
      <ErrorState
        title={texts[failure]}
        line={failure === 'offline' ? texts.offlineLine : undefined}
        onRetry={onRetry}
      />
    )
  }
  return (
    <>
      <Told link={drawnLink(code)} />
      <LoadingBlock label={texts.opening} />
    </>
  )
}

/** What the link leads to, for who reads the page without scripts; the planner opens in a moment. */
function Told({ link }: { link: ShortLink | null }) {
  if (link === null) return null
  const { path, hash, title, summary } = link
  const planner = pageAt(path).title
  return (
    <Page title={title === '' ? planner : title} line={summary}>
      <LinkButton to={`${path}${hash}`}>{shortLinkTexts.open}</LinkButton>
    </Page>
  )
}

/** A link that is there no more, or an address that never was one. */
function Missing({ kind }: { kind: 'gone' | 'none' }) {
  const texts = shortLinkTexts
  const home = <LinkButton to="/">{texts.home}</LinkButton>
  return <FullPageMessage title={texts[kind]} line={texts[`${kind}Line`]} action={home} />
}

function failureOf(error: unknown): Failure {
  const status = failureFacts(error)?.status
  if (status === 404) return 'gone'
  return status === null ? 'offline' : 'failed'
}
