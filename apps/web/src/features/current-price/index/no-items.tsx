import { PlusIcon } from '../../../shared/icons/icons.ts'
import { useIsMember } from '../../../shared/session/session-store.ts'
import { Button, LinkButton } from '../../../shared/ui/buttons/button.tsx'
import { EmptyState } from '../../../shared/ui/display/empty-state.tsx'
import { pricePaths } from '../price-paths.ts'
import styles from './index.module.css'
import { indexTexts } from './index.texts.ts'
import type { PriceListState } from './use-price-list.ts'

/** Nothing fits: members may propose what they looked for by reporting it. */
export function NoItems({ list: { filters, question } }: { list: PriceListState }) {
  const texts = indexTexts
  const isMember = useIsMember()
  const { words } = question
  return (
    <EmptyState
      className={styles.empty}
      title={words === '' ? texts.noMatch : texts.noMatchOf(words)}
      action={
        <div className={styles.ways}>
          {words !== '' && isMember && (
            <LinkButton
              variant="primary"
              icon={<PlusIcon />}
              to={`${pricePaths.report()}?name=${encodeURIComponent(words)}`}
            >
              {texts.propose(words)}
            </LinkButton>
          )}
          {filters.isFiltered && <Button onClick={filters.reset}>{texts.clear}</Button>}
        </div>
      }
    />
  )
}
