import { withDataCache } from '../../app/data-cache.tsx'
import { JobCreateScreen } from '../../features/job/job-editor-screen.tsx'

export const Component = withDataCache(JobCreateScreen)
