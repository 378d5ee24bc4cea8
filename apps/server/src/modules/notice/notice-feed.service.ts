import type { Kysely } from 'kysely'
import type { Schema } from '../../database/schema.ts'
import * as notices from './notice.repository.ts'

/** A notice as the public feed shows it: without who wrote it. */
export type FeedNotice = Awaited<ReturnType<typeof listForFeed>>[number]

const MOST_NOTICES = 30

/** The newest notices for everybody. */
export async function listForFeed(kysely: Kysely<Schema>, now: number) {
  return notices.listNewestPublic(kysely, now, MOST_NOTICES)
}

/** Moves on when a scheduled notice comes out, which changes no row. */
export async function findNewestTime(kysely: Kysely<Schema>, now: number): Promise<number> {
  return (await notices.findNewestPublicTime(kysely, now)) ?? 0
}
