import { abilityEntity } from '../modules/ability/ability.entity.ts'
import { bossEntity } from '../modules/boss/boss.entity.ts'
import { crystaEntity } from '../modules/crysta/crysta.entity.ts'
import { equipmentEntity } from '../modules/equipment/equipment.entity.ts'
import { jobEntity } from '../modules/job/job.entity.ts'
import { registletEntity } from '../modules/registlet/registlet.entity.ts'
import type { EntityRegistry } from '../modules/catalogue/catalogue-context.ts'
import { asAnyEntity } from '../modules/catalogue/catalogue-entity.ts'

/** Every list of the catalogue. */
export const ENTITIES: EntityRegistry = {
  crysta: asAnyEntity(crystaEntity),
  registlet: asAnyEntity(registletEntity),
  ability: asAnyEntity(abilityEntity),
  boss: asAnyEntity(bossEntity),
  equipment: asAnyEntity(equipmentEntity),
  job: asAnyEntity(jobEntity),
}
