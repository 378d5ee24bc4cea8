import type { RevisedEntity } from '@gyeol/contract'
import type { Kysely, Transaction } from 'kysely'
import type { AppDatabase } from '../../database/database.ts'
import type { Schema } from '../../database/schema.ts'
import type { Act, ServerContext } from '../../context/server-context.ts'
import type { Viewer } from '../../http/viewer.ts'
import type { State } from '../audit/audit-state.ts'

/** A thing with versions as it is asked for. `createdBy`: who made it, as far as the log knows. */
export type Asked = {
  readonly viewer: Viewer
  readonly id: string
  readonly now: number
  readonly createdBy: () => Promise<string | null>
}

/** What a kind of thing with versions has to answer. */
export type RevisedKind = {
  /** Its content now, null when it is gone. Throws FORBIDDEN for whoever may not write this very one. */
  readonly present: (kysely: Kysely<Schema>, asked: Asked) => Promise<State | null>
  /** Puts one that is gone back under its id; `version` is higher than any it had. */
  readonly putBack: (
    transaction: Transaction<Schema>,
    asked: Asked,
    restored: { readonly content: State; readonly version: number; readonly act: Act },
  ) => Promise<void>
  /** Called when it is back. */
  readonly settled?: (database: AppDatabase) => void
}

/** Every kind of thing with versions. */
export type RevisedKinds = Readonly<Record<RevisedEntity, RevisedKind>>

/** What the revision module is given. */
export type RevisionContext = ServerContext & { readonly revised: RevisedKinds }
