import { withDataCache } from '../app/data-cache.tsx'
import { CrystaAbilityScreen } from '../features/crysta/crysta-ability-screen.tsx'

export const Component = withDataCache(CrystaAbilityScreen)

export const opens = ['shared/conditions/filter-sheet.tsx']
