import { useParams } from 'react-router'
import { QueryFailure } from '../../shared/api/query-failure.tsx'
import { catalogueTexts } from '../../shared/catalogue/catalogue.texts.ts'
import { ShippedQuestion } from '../../shared/catalogue/shipped-question.tsx'
import { LinkButton } from '../../shared/ui/buttons/button.tsx'
import { Page } from '../../shared/ui/layout/page.tsx'
import { Skeleton } from '../../shared/ui/display/skeleton.tsx'
import { JobEditor } from './job-editor.tsx'
import { useReadJobQuery } from './job.api.ts'
import { jobTexts } from './job.texts.ts'

/** /job/create. */
export function JobCreateScreen() {
  const texts = jobTexts
  const common = catalogueTexts
  return (
    <Page title={texts.create} actions={<LinkButton to="/job">{common.cancel}</LinkButton>}>
      <JobEditor job={null} />
    </Page>
  )
}

/** /job/:id/edit. */
export function JobEditScreen() {
  const texts = jobTexts
  const common = catalogueTexts
  const { id = '' } = useParams()
  const { currentData: job, error, refetch } = useReadJobQuery({ params: { id } })
  return (
    <Page title={texts.edit} actions={<LinkButton to={`/job/${id}`}>{common.cancel}</LinkButton>}>
      {job !== undefined && (
        <>
          <ShippedQuestion entity="job" id={job.id} />
          <JobEditor key={id} job={job} />
        </>
      )}
      {job === undefined && error === undefined && <Skeleton lines={6} />}
      {job === undefined && error !== undefined && (
        <QueryFailure error={error} onRetry={() => void refetch()} goneLine={common.gone} />
      )}
    </Page>
  )
}
