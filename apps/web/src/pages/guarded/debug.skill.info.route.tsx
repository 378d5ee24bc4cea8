import { withStoredState } from '../../app/routes/stored-state-route.tsx'
import { SkillInfoScreen } from '../../features/skill-info/skill-info-screen.tsx'

export const Component = withStoredState(SkillInfoScreen, [])
