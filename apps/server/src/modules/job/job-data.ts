import type { TaskPart } from '../../context/contributions.ts'
import type { AppDatabase } from '../../database/database.ts'
import { snapshotOf } from '../catalogue/catalogue-snapshot.ts'
import { crystaEntity } from '../crysta/crysta.entity.ts'
import { registletEntity } from '../registlet/registlet.entity.ts'
import { jobEntity } from './job.entity.ts'
import { needsReview } from './job-view.service.ts'

/** Guides that recommend what has changed or gone since they were last written, the oldest first. */
export const jobTask = (database: AppDatabase): TaskPart => ({
  code: 'job.review',
  permission: 'catalogue.write',
  async read() {
    const picks = {
      crystas: await snapshotOf(database, crystaEntity, { isExact: true }),
      registlets: await snapshotOf(database, registletEntity, { isExact: true }),
    }
    const { items } = await snapshotOf(database, jobEntity, { isExact: true })
    const waiting = items
      .filter((job) => needsReview(job, picks))
      .toSorted((left, right) => left.updatedAt - right.updatedAt)
    return { count: waiting.length, oldestAt: null, firstId: waiting[0]?.id ?? null }
  },
})
