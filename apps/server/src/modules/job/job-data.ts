import type { TaskPart } from '../../context/contributions.ts'
import { readItems, readUpdates } from '../catalogue/catalogue-names.service.ts'
import { jobEntity } from './job.entity.ts'
import { hasOutdatedPicks } from './job-view.service.ts'

/** Guides that recommend what has changed or gone since they were last written, the oldest first. */
export const jobTask: TaskPart = {
  code: 'job.review',
  permission: 'catalogue.write',
  async read(kysely) {
    const crystas = await readUpdates(kysely, 'crysta')
    const registlets = await readUpdates(kysely, 'registlet')
    const jobs = await readItems(kysely, jobEntity)
    const waiting = jobs
      .filter((job) => hasOutdatedPicks(job, { crystas, registlets }))
      .sort((left, right) => left.updatedAt - right.updatedAt)
    return { count: waiting.length, oldestAt: null, firstId: waiting[0]?.id ?? null }
  },
}
