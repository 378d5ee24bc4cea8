import type { CatalogueEntity } from '@gyeol/contract'
import { abilityEntity } from '../ability/ability.entity.ts'
import { bossEntity } from '../boss/boss.entity.ts'
import { crystaEntity } from '../crysta/crysta.entity.ts'
import { equipmentEntity } from '../equipment/equipment.entity.ts'
import { jobEntity } from '../job/job.entity.ts'
import { registletEntity } from '../registlet/registlet.entity.ts'
import { type AnyEntity, asAnyEntity } from './catalogue-entity.ts'

/** Every list of the library. */
export const ENTITIES: Readonly<Record<CatalogueEntity, AnyEntity>> = {
  crysta: asAnyEntity(crystaEntity),
  registlet: asAnyEntity(registletEntity),
  ability: asAnyEntity(abilityEntity),
  boss: asAnyEntity(bossEntity),
  equipment: asAnyEntity(equipmentEntity),
  job: asAnyEntity(jobEntity),
}
