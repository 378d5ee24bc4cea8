import {
  IMAGE_LIMITS,
  IMAGE_PATH,
  KEPT_IMAGE_TYPE,
  type KeptImage,
  readImageAddress,
} from '@gyeol/contract'
import { formatNumber, HOUR_MS } from '@gyeol/korean'
import type { ServerContext } from '../../context/server-context.ts'
import { AppError, fieldError } from '../../errors/app-error.ts'
import { PreparedAnswer } from '../../http/prepared-answer.ts'
import type { SignedInViewer } from '../../http/viewer.ts'
import { type Limit, reserve } from '../throttle/throttle.service.ts'
import { encodeImage } from './image-encoding.ts'
import * as images from './image.repository.ts'

/** A long guide has a few dozen; whoever wants the server to unpack for nothing is stopped. */
const UPLOADS: Limit = { name: 'image upload', kind: 'window', max: 100, ms: HOUR_MS }

/** A picture's address holds the hash of its bytes: what is there never changes. */
const FOR_EVER = 'public, max-age=31536000, immutable'

type Context = Pick<ServerContext, 'database' | 'clock'>

/** Makes a picture of a file and keeps it; the same picture is kept once, whoever brings it. */
export async function uploadImage(
  context: Context,
  { member }: SignedInViewer,
  file: Buffer,
): Promise<KeptImage> {
  const { kysely } = context.database
  await reserve(context, [{ limit: UPLOADS, subject: member.id }])
  if ((await images.countImagesOf(kysely, member.id)) >= IMAGE_LIMITS.ofMember) throw full()
  const { id, bytes } = await encodeImage(file)
  const now = context.clock()
  const row = {
    id,
    bytes,
    size: bytes.length,
    author_id: member.id,
    created_at: now,
    seen_at: now,
    taken_down_at: null,
  }
  await images.keepImage(kysely, row)
  const image = readImageAddress(`${IMAGE_PATH}${id}`, '')
  if (!image) throw new Error(`no address can be made of ${id}`)
  return image
}

function full(): AppError {
  const most = formatNumber(IMAGE_LIMITS.ofMember)
  return fieldError(
    'content',
    `올린 그림이 ${most}장이라 더 올릴 수 없어요. 글에서 뺀 그림은 일주일 뒤에 저절로 지워져요.`,
  )
}

/** A picture as it is sent. */
export async function readImage(
  { database: { kysely } }: Context,
  id: string,
): Promise<PreparedAnswer> {
  const row = await images.findImage(kysely, id)
  if (!row) throw new AppError('NOT_FOUND')
  return new PreparedAnswer(Buffer.from(row.bytes), {
    contentType: KEPT_IMAGE_TYPE,
    cacheControl: FOR_EVER,
    isCompressed: true,
  })
}
