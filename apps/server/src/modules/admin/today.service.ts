import type { Task, Today } from '@gyeol/contract'
import type { TaskPart } from '../../context/contributions.ts'
import type { ServerContext } from '../../context/server-context.ts'
import { toWireTime, toWireTimeOrNull } from '../../http/wire-time.ts'
import { readSetupChoice } from '../setting/setup-choice.service.ts'
import type { Viewer } from '../../http/viewer.ts'

type Asked = {
  readonly viewer: Viewer
  /** Under which the log tells why something could not be counted. */
  readonly requestId: string
  readonly onTrouble: (error: unknown, code: string) => void
}

/** What waits for the viewer. A part that fails says so in its own row and keeps no other back. */
export async function readToday(
  { database, clock, tasks, setup }: Pick<ServerContext, 'database' | 'clock' | 'tasks' | 'setup'>,
  { viewer, requestId, onTrouble }: Asked,
): Promise<Today> {
  const { kysely } = database
  const now = clock()
  const read = async ({ code, isUrgent, read: count }: TaskPart): Promise<Task> => {
    try {
      const { firstId = null, ...waiting } = await count(kysely, now)
      return {
        code,
        count: waiting.count,
        oldestAt: toWireTimeOrNull(waiting.oldestAt),
        firstId,
        isUrgent: isUrgent === true,
        failure: null,
      }
    } catch (error) {
      onTrouble(error, code)
      return {
        code,
        count: null,
        oldestAt: null,
        firstId: null,
        isUrgent: isUrgent === true,
        failure: requestId,
      }
    }
  }
  const own: Task[] = []
  for (const task of tasks) if (viewer.may(task.permission)) own.push(await read(task))
  const steps: Today['setup'] = []
  const memberId = viewer.member?.id
  if (memberId !== undefined && viewer.may('setting.write'))
    for (const { code, isDone } of setup)
      steps.push({ code, isDone: await isDone(kysely, memberId) })
  const setupChoice = await readSetupChoice(kysely)
  return { at: toWireTime(now), tasks: own, setup: steps, setupChoice }
}
