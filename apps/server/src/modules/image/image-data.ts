import { IMAGE_PATH } from '@gyeol/contract'
import type { PersonalDataPart } from '../../context/contributions.ts'
import { toWireTime } from '../../http/wire-time.ts'
import { listImagesOf } from './image.repository.ts'

/** Pictures a member brought; those in use stay when they leave, without their name. */
export const imageData: PersonalDataPart = {
  name: 'images',
  async collect(kysely, memberId) {
    const rows = await listImagesOf(kysely, memberId)
    return rows.map(({ id, size, created_at }) => ({
      path: `${IMAGE_PATH}${id}`,
      size,
      createdAt: toWireTime(created_at),
    }))
  },
}
