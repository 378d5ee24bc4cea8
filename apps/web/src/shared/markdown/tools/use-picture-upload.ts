import type { KeptImage } from '@gyeol/contract'
import { useEffect, useState } from 'react'
import { toolsTexts } from './tools.texts.ts'
import { PictureRefused, uploadPicture } from './upload-picture.ts'

/** How far a picture has come. */
export type PictureUpload =
  | { readonly state: 'sending'; readonly share: number }
  | { readonly state: 'done'; readonly image: KeptImage }
  | { readonly state: 'refused'; readonly words: string; readonly isFinal: boolean }

const BEGUN: PictureUpload = { state: 'sending', share: 0 }

/** Sends a picture as soon as it is there; gives up when it is not wanted any more. */
export function usePictureUpload(file: File): [PictureUpload, retry: () => void] {
  const texts = toolsTexts.refused
  const [upload, setUpload] = useState<PictureUpload>(BEGUN)
  const [attempt, setAttempt] = useState({ file })
  if (attempt.file !== file) setAttempt({ file })
  useEffect(() => {
    const giveUp = new AbortController()
    const { signal } = giveUp
    const tell = (now: PictureUpload) => {
      if (!signal.aborted) setUpload(now)
    }
    tell(BEGUN)
    uploadPicture({
      file: attempt.file,
      texts,
      signal,
      onProgress: (share) => tell({ state: 'sending', share }),
    }).then(
      (image) => tell({ state: 'done', image }),
      (error: unknown) =>
        tell({
          state: 'refused',
          words: error instanceof PictureRefused ? error.message : texts.busy,
          isFinal: error instanceof PictureRefused && error.isFinal,
        }),
    )
    return () => giveUp.abort()
  }, [attempt, texts])
  return [upload, () => setAttempt({ file })]
}
