import { revisedItems } from '../modules/catalogue/catalogue-revised.ts'
import { revisedEvents } from '../modules/event/event-revised.ts'
import { revisedNotices } from '../modules/notice/notice-revised.ts'
import type { RevisedKinds } from '../modules/revision/revised-thing.ts'
import { ENTITIES } from './entity-registry.ts'

/** Everything that has earlier versions. */
export const REVISED_KINDS: RevisedKinds = {
  notice: revisedNotices,
  event: revisedEvents,
  crysta: revisedItems(ENTITIES.crysta),
  registlet: revisedItems(ENTITIES.registlet),
  ability: revisedItems(ENTITIES.ability),
  boss: revisedItems(ENTITIES.boss),
  equipment: revisedItems(ENTITIES.equipment),
  job: revisedItems(ENTITIES.job),
}
