import type { Registlet } from '@gyeol/contract'
import { lazy, Suspense } from 'react'
import { useParams, useSearchParams } from 'react-router'
import { QueryFailure } from '../../shared/api/query-failure.tsx'
import { catalogueTexts } from '../../shared/catalogue/catalogue.texts.ts'
import { useIsEditor } from '../../shared/catalogue/evidence-tag.tsx'
import { useMarks } from '../../shared/catalogue/marks/marks.ts'
import { registletMarks } from '../../shared/catalogue/marks/registlet-marks.saved.ts'
import { useTexts } from '../../shared/texts/texts.ts'
import { LinkButton } from '../../shared/ui/buttons/button.tsx'
import { Skeleton } from '../../shared/ui/display/skeleton.tsx'
import { NarrowPage } from '../../shared/ui/layout/page.tsx'
import { RegistletFacts } from './registlet-facts.tsx'
import { useReadRegistletQuery } from './registlet.api.ts'
import { registletTexts } from './registlet.texts.ts'

const RegistletEditScreen = lazy(async () => ({
  default: (await import('./registlet-editor-screen.tsx')).RegistletEditScreen,
}))

/** /registlet/:id for everybody; with `?edit` the form, for those who may write. */
export function RegistletScreen() {
  const [query] = useSearchParams()
  const isEditor = useIsEditor()
  if (!isEditor || !query.has('edit')) return <OneRegistlet />
  return (
    <Suspense>
      <RegistletEditScreen />
    </Suspense>
  )
}

function OneRegistlet() {
  const texts = useTexts(registletTexts)
  const common = useTexts(catalogueTexts)
  const { id = '' } = useParams()
  const { currentData: registlet, error, refetch } = useReadRegistletQuery({ params: { id } })
  const back = <LinkButton to="/registlet">{texts.back}</LinkButton>
  return (
    <NarrowPage size="medium" title={registlet?.name ?? texts.detail} actions={back}>
      {registlet !== undefined && <Facts registlet={registlet} />}
      {registlet === undefined && error === undefined && <Skeleton lines={6} />}
      {registlet === undefined && error !== undefined && (
        <QueryFailure error={error} onRetry={() => void refetch()} goneLine={common.gone} />
      )}
    </NarrowPage>
  )
}

function Facts({ registlet }: { registlet: Registlet }) {
  return <RegistletFacts registlet={registlet} marks={useMarks(registletMarks)} />
}
