import { sql } from 'kysely'
import type { AppDatabase } from '../../database/database.ts'

/** Waits for one answer of the database; throws the driver's error when there is none. */
export async function ensureDatabaseAnswers({ kysely }: AppDatabase): Promise<void> {
  await sql`select 1`.execute(kysely)
}
