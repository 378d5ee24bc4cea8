import type { ReactNode } from 'react'
import { serverNow } from '../../shared/http/server-time.ts'
import { ChangedSection, loadChanges } from '../../features/home/changed/changed-section.tsx'

/** Home's block of what has changed in the lists, or null where nothing has or nothing can be had. */
export async function drawChanges(): Promise<ReactNode> {
  const changes = await loadChanges().catch(() => null)
  return changes === null || changes.lists.length === 0 ? null : (
    <ChangedSection changes={changes} now={serverNow()} />
  )
}
