import type { SetupPart } from '../../context/contributions.ts'
import { countAudit } from '../audit/audit.service.ts'
import { readSettings } from './setting.service.ts'

/** Done once somebody has looked the site's settings over and kept them. */
export const settingSetup: SetupPart = {
  code: 'setting',
  isDone: async (kysely) =>
    (await countAudit(kysely, { entity: 'setting', action: 'setting.update' })) > 0,
}

/** Done once the menu leads to every screen. */
export const menuSetup: SetupPart = {
  code: 'menu',
  isDone: async (kysely) => (await readSettings(kysely)).showsWholeMenu,
}
