import type { ContentKind } from '@gyeol/contract'
import type { Kysely } from 'kysely'
import type { Schema } from '../../database/schema.ts'

type Titles = {
  readonly kind: ContentKind
  readonly ids: readonly string[]
  /** Those that begin with these words, too. */
  readonly start?: string
}

/** Takes away what contents were called that were taken down or have waited; that they were stays. */
export async function forgetTitles(
  kysely: Kysely<Schema>,
  { kind, ids, start }: Titles,
): Promise<void> {
  await kysely
    .updateTable('takedown')
    .set({ title: '' })
    .where('content_kind', '=', kind)
    .where((eb) =>
      eb.or([
        ...(ids.length === 0 ? [] : [eb('content_id', 'in', ids)]),
        ...(start === undefined ? [] : [eb('title', 'like', `${start}%`)]),
      ]),
    )
    .execute()
}
