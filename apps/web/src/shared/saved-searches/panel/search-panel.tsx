import { useLocation } from 'react-router'
import { QueryFailure } from '../../api/query-failure.tsx'
import { loginPath } from '../../router/safe-path.ts'
import { useIsVisitor } from '../../session/session-store.ts'
import { LinkButton } from '../../ui/buttons/button.tsx'
import { Skeleton } from '../../ui/display/skeleton.tsx'
import { Sheet } from '../../ui/layers/sheet.tsx'
import type { ListedSearch } from '../listed-search.ts'
import { savedSearchTexts } from '../saved-searches.texts.ts'
import { useShownSearches } from '../shown-searches.ts'
import { SaveForm } from './save-form.tsx'
import styles from './search-panel.module.css'
import { SearchRow } from './search-row.tsx'

type SearchPanelProps = {
  readonly listed: ListedSearch
  readonly onClose: () => void
}

/** What the viewer keeps of the lists, and a form to keep the search at hand. */
export function SearchPanel({ listed, onClose }: SearchPanelProps) {
  const texts = savedSearchTexts
  const { pathname, search } = useLocation()
  const isVisitor = useIsVisitor()
  const { isMember, searches, isLoading, error, retry } = useShownSearches()
  // Those of the list at hand first.
  const shown = searches.toSorted(
    (one, other) => Number(other.list === listed.list) - Number(one.list === listed.list),
  )
  return (
    <Sheet
      title={texts.title}
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
    >
      <div className={styles.panel}>
        {error === undefined && !isLoading && (
          <SaveForm
            // Another search is another form.
            key={listed.search}
            listed={listed}
            searches={searches}
            isMember={isMember}
          />
        )}
        {error !== undefined && <QueryFailure error={error} onRetry={retry} />}
        {isLoading && <Skeleton lines={3} shape="block" />}
        {!isLoading && error === undefined && shown.length === 0 && (
          <p className={styles.quiet}>{texts.empty}</p>
        )}
        {shown.length > 0 && (
          <ul className={styles.rows} aria-label={texts.list}>
            {shown.map((one) => (
              <SearchRow
                key={one.id}
                search={one}
                listed={listed}
                isMember={isMember}
                onLeave={onClose}
              />
            ))}
          </ul>
        )}
        {isVisitor && (
          <div className={styles.visitor}>
            <p className={styles.quiet}>{texts.visitorLine}</p>
            <LinkButton size="small" to={loginPath(pathname + search)}>
              {texts.login}
            </LinkButton>
          </div>
        )}
      </div>
    </Sheet>
  )
}
