import { type AnySeedSet, asAnySeedSet } from '../database/seed/seed-set.ts'
import { catalogueSeeds } from '../modules/catalogue/catalogue.seed.ts'
import { proposeShipped } from '../modules/correction/shipped-proposal.service.ts'
import { cookSeed } from '../modules/cook/cook.seed.ts'
import { eventSeed } from '../modules/event/event.seed.ts'
import { noticeSeed } from '../modules/notice/notice.seed.ts'
import { libraryItemSeed } from '../modules/price-item/price-item-library.seed.ts'
import { priceKindSeed } from '../modules/price-item/price-kind.seed.ts'
import { siteSettingSeed } from '../modules/setting/setting.seed.ts'
import { ENTITIES } from './entity-registry.ts'

/** Everything the product ships, in the order in which a new site gets it. */
export function seedSets(): readonly AnySeedSet[] {
  return [
    asAnySeedSet(siteSettingSeed),
    ...catalogueSeeds(ENTITIES, proposeShipped),
    asAnySeedSet(priceKindSeed),
    asAnySeedSet(libraryItemSeed()),
    asAnySeedSet(noticeSeed),
    asAnySeedSet(eventSeed),
    asAnySeedSet(cookSeed),
  ]
}
