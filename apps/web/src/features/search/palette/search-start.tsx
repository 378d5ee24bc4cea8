import { useSaved } from '../../../shared/saved-data/saved-data.ts'
import { Button } from '../../../shared/ui/buttons/button.tsx'
import { EmptyState } from '../../../shared/ui/display/empty-state.tsx'
import { forgetSearches, recentSearchesSaved } from './recent-searches.saved.ts'
import styles from '../search-screen.module.css'
import { searchTexts } from '../search.texts.ts'

/** Before anything is typed: recent searches, and what can be typed. */
export function SearchStart({ onText }: { onText: (text: string) => void }) {
  const texts = searchTexts
  const [recent] = useSaved(recentSearchesSaved)
  return (
    <>
      <EmptyState title={texts.start} line={texts.startLine} />
      {recent.length > 0 && (
        <section className={styles.group}>
          <h2 className={styles.groupTitle}>{texts.recent}</h2>
          <div className={styles.buttons}>
            {recent.map((text) => (
              <Button key={text} size="small" onClick={() => onText(text)}>
                {text}
              </Button>
            ))}
            <Button size="small" variant="ghost" onClick={forgetSearches}>
              {texts.clearRecent}
            </Button>
          </div>
        </section>
      )}
      <section className={styles.group}>
        <h2 className={styles.groupTitle}>{texts.tryWords}</h2>
        <div className={styles.buttons}>
          {texts.examples.map(([text, what]) => (
            <Button key={text} size="small" onClick={() => onText(text)}>
              {text} <small>{what}</small>
            </Button>
          ))}
        </div>
      </section>
    </>
  )
}
