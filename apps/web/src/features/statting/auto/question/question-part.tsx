import type { OwnDialog } from '../own-dialog.ts'
import styles from '../auto-screen.module.css'
import { cancelCurrent } from '../search/auto-search-store.ts'
import { editForm } from '../share/enchant.saved.ts'
import { withExample } from './example.ts'
import { GoalCard } from './goal-card.tsx'
import { NegativeCard } from './negative-card.tsx'
import { editAndSearch } from '../search/search-again.ts'
import { SearchPart } from '../search/search-part.tsx'
import type { Auto } from '../use-auto.ts'
import type { Question } from './use-question.ts'
import { WantedCard } from './wanted-card.tsx'

type QuestionPartProps = {
  readonly auto: Auto
  readonly question: Question
  readonly onOpen: (dialog: OwnDialog) => void
}

/** What is asked: wanted options, negatives, goal and the button. */
export function QuestionPart({ auto, question, onOpen }: QuestionPartProps) {
  const { form, reading, start } = auto
  return (
    <>
      <div className={styles.wanted}>
        <WantedCard
          form={form}
          reading={reading}
          onEdit={editForm}
          onPickOpen={(index) => onOpen({ kind: 'pick', target: 'wanted', index })}
          onPaste={() => onOpen({ kind: 'paste' })}
          onExample={() => editAndSearch(withExample, null)}
        />
      </div>
      <div className={styles.negatives}>
        <NegativeCard
          form={form}
          reading={reading}
          onEdit={editForm}
          onPickOpen={() => onOpen({ kind: 'pick', target: 'fixed', index: form.fixed.length })}
        />
        <GoalCard
          form={form}
          isGoingOn={start !== null}
          onEdit={editForm}
          onInvalid={question.noteInvalid}
        >
          <SearchPart
            search={auto.search}
            isStale={auto.isStale}
            blocked={question.blocked}
            onCancel={cancelCurrent}
          />
        </GoalCard>
      </div>
    </>
  )
}
