import { Button } from '../../../shared/ui/buttons/button.tsx'
import { EmptyState } from '../../../shared/ui/display/empty-state.tsx'
import { ErrorState } from '../../../shared/ui/display/error-state.tsx'
import { AnswerRemark } from '../answer-remark.tsx'
import { CatalogueNote } from '../catalogue-note.tsx'
import { isNothing } from './palette-options.ts'
import styles from './search-palette.module.css'
import { searchTexts } from '../search.texts.ts'
import type { Search } from '../use-search.ts'

/** What stands above the lines: nothing found, not all of it there, not to be had. */
export function PaletteState({ search, text }: { search: Search; text: string }) {
  const texts = searchTexts
  const { answer, hasFailed, retry } = search
  if (hasFailed) {
    return (
      <ErrorState
        className={styles.state}
        title={texts.failed}
        line={texts.failedLine}
        onRetry={retry}
      />
    )
  }
  if (answer === null) {
    return text.trim() === '' ? null : <p className={styles.note}>{texts.loading}</p>
  }
  const { catalogue } = answer
  return (
    <>
      <CatalogueNote
        catalogue={catalogue}
        action={
          <Button size="small" onClick={retry}>
            {texts.retry}
          </Button>
        }
      />
      <AnswerRemark answer={answer} />
      {isNothing(answer) && (
        <EmptyState
          className={styles.state}
          title={texts.none(text.trim())}
          line={texts.noneLine}
        />
      )}
    </>
  )
}
