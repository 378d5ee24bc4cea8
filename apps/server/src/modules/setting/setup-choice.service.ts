import { type SetupChoice, setupChoiceSchema } from '@gyeol/contract'
import type { Kysely } from 'kysely'
import type { Schema } from '../../database/schema.ts'
import { listSettings, writeSetting } from './setting.repository.ts'

const KEY = 'setup'

const NOTHING_DECIDED: SetupChoice = { isAway: false, keepsSamples: false }

/** What was decided of the first steps; a damaged row decides nothing. */
export async function readSetupChoice(kysely: Kysely<Schema>): Promise<SetupChoice> {
  const row = (await listSettings(kysely)).find(({ key }) => key === KEY)
  return row === undefined ? NOTHING_DECIDED : parse(row.value)
}

function parse(text: string): SetupChoice {
  try {
    return setupChoiceSchema.parse(JSON.parse(text))
  } catch {
    return NOTHING_DECIDED
  }
}

/** Remembers it, for every owner alike. */
export async function updateSetupChoice(
  kysely: Kysely<Schema>,
  choice: SetupChoice,
  now: number,
): Promise<SetupChoice> {
  await writeSetting(kysely, { key: KEY, value: JSON.stringify(choice), asOf: null, now })
  return choice
}
