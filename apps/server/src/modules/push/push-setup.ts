import type { Config } from '../../config/config.ts'
import type { SetupPart } from '../../context/contributions.ts'

/** Done where push services know whom to ask: without it the site sends no push. */
export function pushSetup({ pushContact }: Pick<Config, 'pushContact'>): SetupPart {
  return { code: 'push', isDone: async () => pushContact !== undefined }
}
