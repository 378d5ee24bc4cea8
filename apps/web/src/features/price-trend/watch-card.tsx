import { useIsVisitor, useSession } from '../../shared/session/session-store.ts'
import { permits } from '../../shared/session/role.ts'
import { QueryFailure } from '../../shared/api/query-failure.tsx'
import { useListPriceWatchesQuery } from '../../shared/prices/price.api.ts'
import { loginPath } from '../../shared/router/safe-path.ts'
import { LinkButton } from '../../shared/ui/buttons/button.tsx'
import { classNames } from '../../shared/theme/class-names.ts'
import { Card } from '../../shared/ui/display/card.tsx'
import { Skeleton } from '../../shared/ui/display/skeleton.tsx'
import styles from './watch-card.module.css'
import { WatchRow } from './watch-row.tsx'
import { watchTexts } from './watch.texts.ts'

type WatchCardProps = {
  readonly today: string
  readonly address: string
  readonly onShow: (itemId: string) => void
}

/** The viewer's watched items: the line, the price, and what is still between them. */
export function WatchCard({ today, address, onShow }: WatchCardProps) {
  const texts = watchTexts
  const { roles } = useSession()
  const isVisitor = useIsVisitor()
  const mayWatch = permits(roles, 'price-watch.self')
  return (
    <Card as="section" id="watch" aria-labelledby="watch-title">
      <h2 id="watch-title" className={styles.title}>
        {texts.title}
      </h2>
      {mayWatch && <WatchList today={today} onShow={onShow} />}
      {!mayWatch && (
        // It keeps its place until it is known whether it is for the viewer.
        <div className={classNames(styles.none, !isVisitor && styles.waits)}>
          <p>{texts.login}</p>
          <LinkButton to={loginPath(address)}>{texts.toLogin}</LinkButton>
        </div>
      )}
    </Card>
  )
}

function WatchList({ today, onShow }: Pick<WatchCardProps, 'today' | 'onShow'>) {
  const texts = watchTexts
  const { data, isError, error, refetch } = useListPriceWatchesQuery()
  if (data === undefined && isError)
    return <QueryFailure error={error} onRetry={() => void refetch()} />
  if (data === undefined)
    return (
      <div className={styles.none} aria-busy="true">
        <Skeleton lines={3} />
      </div>
    )
  if (data.items.length === 0) return <p className={styles.none}>{texts.none}</p>
  return (
    <ul>
      {data.items.map((watch) => (
        <WatchRow key={watch.id} watch={watch} today={today} onShow={onShow} />
      ))}
    </ul>
  )
}
