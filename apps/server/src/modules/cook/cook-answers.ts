import { LRUCache } from 'lru-cache'
import { readDataVersion } from '../../database/data-version.ts'
import type { AppDatabase } from '../../database/database.ts'
import { PreparedAnswer } from '../../http/prepared-answer.ts'
import { COOK_DATA_VERSION } from './cook-house.ts'

/** One state of the lists: what has been asked of it, each made when it is first asked for. */
type Held = { readonly state: string; readonly answers: LRUCache<string, Promise<PreparedAnswer>> }

/** The lists of each database, as this process has last given them. */
const lists = new WeakMap<AppDatabase, Held>()

/** More pages than any site has; of what is asked for beyond, what nobody has asked for longest goes. */
const MOST_HELD = 100

type Asked = { readonly name: string; readonly today: number }

/** An answer that is the same for everybody until the houses or the day change (CK18). */
export async function sharedAnswer(
  database: AppDatabase,
  { name, today }: Asked,
  read: () => Promise<unknown>,
): Promise<PreparedAnswer> {
  const version = await readDataVersion(database.kysely, COOK_DATA_VERSION)
  const answers = answersOf(database, `${version} ${today}`)
  const answer = answers.get(name) ?? read().then((made) => PreparedAnswer.json(made))
  answers.set(name, answer)
  answer.catch(() => answers.delete(name))
  return answer
}

function answersOf(database: AppDatabase, state: string): Held['answers'] {
  const known = lists.get(database)
  if (known?.state === state) return known.answers
  const held: Held = { state, answers: new LRUCache({ max: MOST_HELD }) }
  lists.set(database, held)
  return held.answers
}
