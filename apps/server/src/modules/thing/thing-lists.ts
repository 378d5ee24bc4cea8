import type {
  AbilityInput,
  BossInput,
  CrystaInput,
  EquipmentInput,
  JobInput,
  RegistletInput,
  ThingEntity,
} from '@gyeol/contract'
import type { ServerContext } from '../../context/server-context.ts'
import { type Viewer, VISITOR } from '../../http/viewer.ts'
import { abilityEntity } from '../ability/ability.entity.ts'
import { bossEntity } from '../boss/boss.entity.ts'
import type { CommonContent, Item } from '../catalogue/catalogue-entity.ts'
import { readList } from '../catalogue/catalogue-reading.service.ts'
import type { Snapshot } from '../catalogue/catalogue-snapshot.ts'
import { crystaEntity } from '../crysta/crysta.entity.ts'
import { equipmentEntity } from '../equipment/equipment.entity.ts'
import { jobEntity } from '../job/job.entity.ts'
import { registletEntity } from '../registlet/registlet.entity.ts'

/** One state of every list, as somebody may see it. */
export type ThingLists = {
  readonly crysta: Snapshot<CrystaInput>
  readonly equipment: Snapshot<EquipmentInput>
  readonly boss: Snapshot<BossInput>
  readonly ability: Snapshot<AbilityInput>
  readonly registlet: Snapshot<RegistletInput>
  readonly job: Snapshot<JobInput>
}

/** A thing together with the list it stands in, which says what its content is. */
export type Thing = {
  [Entity in ThingEntity]: {
    readonly entity: Entity
    readonly item: ThingLists[Entity]['items'][number]
  }
}[ThingEntity]

type Context = Pick<ServerContext, 'database'>

const READERS: {
  readonly [List in keyof ThingLists]: (
    context: Context,
    viewer: Viewer,
  ) => Promise<ThingLists[List]>
} = {
  crysta: (context, viewer) => readList(context, crystaEntity, viewer),
  equipment: (context, viewer) => readList(context, equipmentEntity, viewer),
  boss: (context, viewer) => readList(context, bossEntity, viewer),
  ability: (context, viewer) => readList(context, abilityEntity, viewer),
  registlet: (context, viewer) => readList(context, registletEntity, viewer),
  job: (context, viewer) => readList(context, jobEntity, viewer),
}

/** One list as visitors see it. */
export async function readThingList(
  context: Context,
  entity: ThingEntity,
): Promise<Snapshot<CommonContent>> {
  return READERS[entity](context, VISITOR)
}

/** Every list as it is now; nothing is read again that has not changed. */
export async function readThingLists(
  context: Context,
  viewer: Viewer = VISITOR,
): Promise<ThingLists> {
  return {
    crysta: await READERS.crysta(context, viewer),
    equipment: await READERS.equipment(context, viewer),
    boss: await READERS.boss(context, viewer),
    ability: await READERS.ability(context, viewer),
    registlet: await READERS.registlet(context, viewer),
    job: await READERS.job(context, viewer),
  }
}

/** The thing of this id, or of the one it had before; undefined when there is none. */
export function findThing(lists: ThingLists, entity: ThingEntity, id: string): Thing | undefined {
  const item: Item<CommonContent> | undefined = lists[entity].byId.get(id)
  // The item is of that very list.
  return item && ({ entity, item } as Thing)
}
