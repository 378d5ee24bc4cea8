import { withDataCache } from '../../app/data-cache.tsx'
import { JobEditScreen } from '../../features/job/job-editor-screen.tsx'

export const Component = withDataCache(JobEditScreen)
