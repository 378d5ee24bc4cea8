import { jobWords } from '@gyeol/game-data'
import { withDataCache } from '../app/data-cache.tsx'
import { JobDetailScreen } from '../features/job/job-detail-screen.tsx'
import { listJobs, readJob } from '../features/job/job.api.ts'
import { wordsOf } from './descriptions.ts'
import type { PageRoute } from './page-route.ts'
import { postHead } from './post-page.ts'

export const Component = withDataCache(JobDetailScreen)

export const searchParams = ['version']

export const loader: PageRoute['loader'] = async ({ params: { id = '' }, ask }) =>
  Promise.all([ask(readJob.initiate({ params: { id } })), ask(listJobs.initiate())])

export const head: PageRoute['head'] = ({ params: { id = '' }, read }) => {
  const job = read(readJob.select({ params: { id } }))
  if (job === undefined) return postHead('/job', undefined)
  const { updatedAt } = job
  const summary = jobWords(job.summary)
  const description = summary === '' ? wordsOf(job.body) : summary
  return {
    ...postHead('/job', { id, title: jobWords(job.name), description, lines: [description] }),
    // Of its first day nothing is kept.
    article: { publishedAt: updatedAt, updatedAt },
  }
}
