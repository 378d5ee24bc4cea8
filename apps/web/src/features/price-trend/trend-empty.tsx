import { useListPriceItemsQuery } from '../../shared/prices/price.api.ts'
import { nameOfItem } from '../../shared/prices/item/item-names.ts'
import { Button, LinkButton } from '../../shared/ui/buttons/button.tsx'
import { Card } from '../../shared/ui/display/card.tsx'
import { EmptyState } from '../../shared/ui/display/empty-state.tsx'
import { ItemAdder } from './item-adder.tsx'
import styles from './trend-screen.module.css'
import { trendTexts } from './trend.texts.ts'

const SUGGESTED = 3

/** Nothing is picked: a way to search, and what people speak of most. */
export function TrendEmpty({ onPick }: { readonly onPick: (id: string) => void }) {
  const texts = trendTexts
  const { data } = useListPriceItemsQuery({ query: { sort: 'members', pageSize: SUGGESTED } })
  const spoken = data?.items.filter(({ price }) => price !== null) ?? []
  const isNew = data !== undefined && data.priced === 0
  return (
    <Card as="section" aria-label={texts.emptyTitle} className={styles.empty}>
      <EmptyState
        gem="weapon"
        title={texts.emptyTitle}
        line={texts.emptyLine}
        action={<ItemAdder taken={[]} isFull={false} onPick={onPick} />}
      />
      {/* It keeps its place before anything is known: what stands below does not move. */}
      <div className={styles.suggestions}>
        {spoken.map((item) => (
          <Button key={item.id} variant="secondary" onClick={() => onPick(item.id)}>
            {nameOfItem(item)}
          </Button>
        ))}
        {isNew && (
          <>
            <p className={styles.newSite}>{texts.emptySite}</p>
            <LinkButton variant="primary" to="/current-price/create">
              {texts.firstReport}
            </LinkButton>
          </>
        )}
      </div>
    </Card>
  )
}
