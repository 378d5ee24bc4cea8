import { CharacterRoute } from '../app/routes/character-route.tsx'
import type { PageRoute } from './page-route.ts'

export const Component = CharacterRoute

export const opens = [
  'features/character/own-dialogs.tsx',
  'features/character/gear/gear-body.tsx',
  'app/routes/character-surroundings.tsx',
]

export const head: PageRoute['head'] = () => ({ isOwn: true })
