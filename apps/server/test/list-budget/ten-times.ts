import type { TestApp } from '../app.ts'
import type { Person } from '../people.ts'
import { copyShipped } from './copy-shipped.ts'
import { fillCook, fillShortLinks } from './fill-made.ts'
import { fillImports, fillLog, fillMembers, fillProposals } from './fill-people.ts'
import { fillPosts } from './fill-posts.ts'
import { fillPrices } from './fill-prices.ts'

type People = { readonly member: Person; readonly editor: Person }

/** The single things many lists are about. */
export type Things = Awaited<ReturnType<typeof fillTenTimes>>

/** Ten times what ships, and more of what people write than a site of this kind has had. */
export async function fillTenTimes({ app, database: { kysely } }: TestApp, people: People) {
  const filling = { kysely, now: app.clock(), ...people }
  await copyShipped(kysely)
  const idOf = async (table: 'crysta' | 'job' | 'price_item') =>
    (await kysely.selectFrom(table).select('id').orderBy('id').executeTakeFirstOrThrow()).id
  const [crysta, job, item] = [await idOf('crysta'), await idOf('job'), await idOf('price_item')]
  await fillMembers(filling)
  await fillPrices(filling, item)
  const notice = await fillPosts(filling)
  await fillProposals(filling, crysta)
  await fillCook(filling)
  await fillShortLinks(filling)
  const things = [
    { entity: 'crysta', id: crysta },
    { entity: 'job', id: job },
    { entity: 'price-item', id: item },
  ]
  await fillLog(filling, things)
  const batch = await fillImports(filling)
  return { crysta, job, item, notice, batch, memberId: people.member.id }
}
