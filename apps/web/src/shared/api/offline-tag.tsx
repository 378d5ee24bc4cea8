import { Tag } from '../ui/display/tag.tsx'
import { apiTexts } from './api.texts.ts'

type OfflineTagProps = {
  /** What is shown; undefined while it is on its way. */
  readonly answer: { readonly isOffline: boolean } | undefined
}

/** Says that what is shown is the copy of an earlier visit. */
export function OfflineTag({ answer }: OfflineTagProps) {
  const texts = apiTexts
  return answer?.isOffline === true ? (
    <span>
      <Tag tone="brass">{texts.offline}</Tag>
    </span>
  ) : null
}
