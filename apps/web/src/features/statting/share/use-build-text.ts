import { writeRecipeText } from '@gyeol/statting'
import { useMemo } from 'react'
import { copyText } from '../../../shared/files/copy-text.ts'
import { showErrorToast, showToast } from '../../../shared/toast/toast.ts'
import { OPTION_LABELS } from '../slots/option-labels.ts'
import { stattingTexts } from '../statting.texts.ts'
import type { StattingDocument } from '../sessions/statting-document.ts'
import type { StattingView } from '../sessions/statting-view.ts'

/** The plain text of a session and how to put it on the clipboard. */
export function useBuildText(doc: StattingDocument, view: StattingView) {
  const texts = stattingTexts
  const text = useMemo(() => writeRecipeText(view.session, OPTION_LABELS), [view.session])
  return {
    text,
    copy: () => {
      const run = async () => {
        if (await copyText(text)) showToast(texts.log.copied, { kind: 'success' })
        else showErrorToast(texts.share.copyFailed)
      }
      void run()
    },
  }
}
