import { withStoredState } from '../../app/routes/stored-state-route.tsx'
import { SkillPointScreen } from '../../features/skill-point/skill-point-screen.tsx'

export const Component = withStoredState(SkillPointScreen, [
  'points',
  'skill-point',
  'step',
  'connect',
])
