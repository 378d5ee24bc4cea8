import type { Today } from '@gyeol/contract'
import { type OfficeKey, officePage } from './office-pages.ts'

/** How many things wait on a page of the back office; of 오늘 할 일 all of them. */
export function waitingOn(key: OfficeKey, today: Pick<Today, 'tasks'> | undefined): number {
  const { tasks } = officePage(key)
  const own = (today?.tasks ?? []).filter(
    ({ code }) => key === 'today' || tasks?.includes(code) === true,
  )
  return own.reduce((total, { count }) => total + (count ?? 0), 0)
}
