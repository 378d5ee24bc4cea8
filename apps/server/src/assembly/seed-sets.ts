import { type AnySeedSet, asAnySeedSet } from '../database/seed/seed-set.ts'
import { catalogueSeeds } from '../modules/catalogue/catalogue.seed.ts'
import { cookSeed } from '../modules/cook/cook.seed.ts'
import { eventSeed } from '../modules/event/event.seed.ts'
import { noticeSeed } from '../modules/notice/notice.seed.ts'
import { siteSettingSeed } from '../modules/setting/setting.seed.ts'
import { ENTITIES } from './entity-registry.ts'

/** Everything the product ships, in the order in which a new site gets it. */
export function seedSets(): readonly AnySeedSet[] {
  return [
    asAnySeedSet(siteSettingSeed),
    ...catalogueSeeds(ENTITIES),
    asAnySeedSet(noticeSeed),
    asAnySeedSet(eventSeed),
    asAnySeedSet(cookSeed),
  ]
}
