import { formatListDate } from '@gyeol/korean'
import { Button } from '../ui/buttons/button.tsx'
import { HintStrip } from '../ui/display/hint-strip.tsx'
import styles from './draft-strip.module.css'
import { formTexts } from './forms.texts.ts'
import type { FoundDraft } from './use-draft.ts'

/** Offers the unsaved words of last time; nothing when there are none. */
export function DraftStrip({ found }: { found: FoundDraft | null }) {
  const texts = formTexts.draft
  if (found === null) return null
  return (
    <div className={styles.strip}>
      <HintStrip tone="primary">
        {texts.found(formatListDate(found.draft.at))}
        {found.isOutdated && ` ${texts.outdated}`}
      </HintStrip>
      <div className={styles.actions}>
        <Button size="small" variant="primary" onClick={found.restore}>
          {texts.restore}
        </Button>
        <Button size="small" onClick={found.discard}>
          {texts.discard}
        </Button>
      </div>
    </div>
  )
}
