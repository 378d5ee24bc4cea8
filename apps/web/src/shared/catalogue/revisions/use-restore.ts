import type { RevisedEntity } from '@gyeol/contract'
import { showToast } from '../../toast/toast.ts'
import { catalogueTexts } from '../catalogue.texts.ts'
import { useRestoreThingMutation } from './revision.api.ts'

/** Brings back what was removed, at its address, and says so; a failure is told by the call itself. */
export function useRestore(): (thing: {
  readonly entity: RevisedEntity
  readonly id: string
}) => Promise<void> {
  const [restore] = useRestoreThingMutation()
  return async (params) => {
    const { error } = await restore({ params, body: {} })
    if (error === undefined) showToast(catalogueTexts.restored, { kind: 'success' })
  }
}
