import { ComboRoute } from '../../app/routes/combo-route.tsx'
import { withStoredState } from '../../app/routes/stored-state-route.tsx'

export const Component = withStoredState(ComboRoute, ['skill-step', 'stat-equipment'])
