import { DIFFICULTY_RULES } from '@gyeol/catalogue'
import { type BossData, type BossInput, ROUTES } from '@gyeol/contract'
import { BOSS_DIFFICULTIES, MONSTER_ELEMENTS } from '@gyeol/terms'
import { addRoute } from '../../http/add-route.ts'
import type { ServerContext } from '../../context/server-context.ts'
import type { ServerInstance } from '../../http/server-instance.ts'
import { toView } from '../catalogue/catalogue-entity.ts'
import { readList, toWholeList } from '../catalogue/catalogue-reading.service.ts'
import type { Snapshot } from '../catalogue/catalogue-snapshot.ts'
import { addWritingRoutes } from '../catalogue/catalogue-writing.routes.ts'
import { bossEntity } from './boss.entity.ts'

/** Bosses. */
export async function bossRoutes(app: ServerInstance, context: ServerContext): Promise<void> {
  addRoute(app, ROUTES.listBosses, async ({ viewer }) => {
    const bosses = await readList(context, bossEntity, viewer)
    return bosses.answer('list', () => bosses.items.map(toView))
  })

  addRoute(app, ROUTES.readAllBosses, async ({ viewer }) => {
    const bosses = await readList(context, bossEntity, viewer)
    return bosses.answer('all', () => toWholeList(bosses, toView))
  })

  addRoute(app, ROUTES.readBossData, async ({ viewer }) => {
    const bosses = await readList(context, bossEntity, viewer)
    return bosses.answer('data', () => toBossData(bosses))
  })

  addWritingRoutes(app, context, {
    definition: bossEntity,
    routes: {
      create: ROUTES.createBoss,
      update: ROUTES.updateBoss,
      remove: ROUTES.deleteBoss,
    },
    present: async (item) => toView(item),
  })
}

function toBossData({ items, provenance }: Snapshot<BossInput>): BossData {
  const maps = items.flatMap(({ content }) => [content.map ?? [], content.mapAlt ?? []].flat())
  return {
    maps: [...new Set(maps)].sort(),
    elements: MONSTER_ELEMENTS.map((code) => ({
      code,
      count: items.filter(({ content }) => content.elements.some(({ element }) => element === code))
        .length,
    })),
    difficulties: BOSS_DIFFICULTIES.map((code) => ({ code, ...DIFFICULTY_RULES[code] })),
    provenance,
  }
}
