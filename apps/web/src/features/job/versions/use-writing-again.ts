import type { Job } from '@gyeol/contract'
import { jobInputOf } from '../job-form.ts'
import { useUpdateJobMutation } from '../job.api.ts'

/** Writes a guide with the content of `job` over its present `version`; gives what it is then, null where it cannot. */
export function useWritingAgain(): (job: Job, version: number) => Promise<Job | null> {
  const [update] = useUpdateJobMutation()
  return async (job, version) => {
    const { data } = await update({
      params: { id: job.id },
      body: { ...jobInputOf(job), version },
    })
    return data ?? null
  }
}
