import { withDataCache } from '../../app/data-cache.tsx'
import { ProposalScreen } from '../../features/correction/proposal-screen.tsx'

export const Component = withDataCache(ProposalScreen)
