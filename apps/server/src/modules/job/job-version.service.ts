import {
  type JobAtVersion,
  type JobInput,
  type JobVersions,
  storedJobSchema,
} from '@gyeol/contract'
import { AppError } from '../../errors/app-error.ts'
import type { ServerContext } from '../../context/server-context.ts'
import type { Item } from '../catalogue/catalogue-entity.ts'
import type { Version } from '../revision/revision-steps.ts'
import { readKnownVersions } from '../revision/revision.service.ts'
import { type Picks, toJob } from './job-view.service.ts'

type Context = Pick<ServerContext, 'database'>

/** The versions of a guide that is there, for everybody. */
export async function listJobVersions(
  context: Context,
  item: Item<JobInput>,
): Promise<JobVersions> {
  const { total, versions } = await readVersions(context, item)
  return { total, items: versions.map(toVersion) }
}

/** A guide as it was. Throws NOT_FOUND, also for a version written under rules that hold no more. */
export async function readJobVersion(
  context: Context,
  item: Item<JobInput>,
  { version, picks }: { readonly version: string; readonly picks: Picks },
): Promise<JobAtVersion> {
  const { versions } = await readVersions(context, item)
  const found = versions.find(({ revision }) => revision.id === version)
  const content = storedJobSchema.safeParse(found?.content)
  if (found === undefined || !content.success) throw new AppError('NOT_FOUND')
  const { at } = found.revision
  const updatedAt = at === null ? item.updatedAt : Date.parse(at)
  return { ...toVersion(found), job: toJob({ ...item, updatedAt, content: content.data }, picks) }
}

async function readVersions({ database }: Context, { id, content }: Item<JobInput>) {
  return readKnownVersions(database.kysely, { entity: 'job', id }, content)
}

/** Without who wrote it and what they said of it. */
function toVersion({ revision: { id, at, act, fields } }: Version): JobVersions['items'][number] {
  return { id, at, act, fields }
}
