import { jobWords } from '@gyeol/game-data'
import { withDataCache } from '../app/data-cache.tsx'
import { JobListScreen } from '../features/job/job-list-screen.tsx'
import { listJobs } from '../features/job/job.api.ts'
import { readFreshness } from '../shared/catalogue/catalogue.api.ts'
import type { PageRoute } from './page-route.ts'
import { postListHead } from './post-page.ts'

export const Component = withDataCache(JobListScreen)

export const searchParams = ['q', 'weapon']

export const loader: PageRoute['loader'] = async ({ ask }) =>
  Promise.all([ask(listJobs.initiate()), ask(readFreshness.initiate())])

export const head: PageRoute['head'] = ({ read }) => {
  const { items = [] } = read(listJobs.select()) ?? {}
  const rows = items.map(({ id, name }) => ({ name: jobWords(name), path: `/job/${id}` }))
  return postListHead('/job', rows, rows.length)
}
