import { NewsRow, NewsSection } from '../../shared/news/news-section.tsx'
import { useReadPriceWatchNewsQuery } from '../../shared/prices/price.api.ts'
import { useMarkPriceWatchNewsMutation } from '../../shared/prices/price-writing.api.ts'
import { permits } from '../../shared/session/role.ts'
import { useSession } from '../../shared/session/session-store.ts'
import { watchTexts } from './watch.texts.ts'

/** The inbox tells of as many alerts; the others stand beside the watched items. */
const MOST_SHOWN = 3

/** What the viewer's watched prices have told; nothing while they have told nothing. */
export function WatchNews() {
  const texts = watchTexts.news
  const { roles } = useSession()
  const skip = !permits(roles, 'price-watch.self')
  const { data } = useReadPriceWatchNewsQuery(undefined, { skip })
  const [markRead, { isLoading }] = useMarkPriceWatchNewsMutation()
  if (skip || data === undefined || data.items.length === 0) return null
  return (
    <NewsSection
      id="watch-news"
      title={watchTexts.title}
      more={{ label: texts.all, to: '/trend/chart#watch' }}
      unread={data.unread}
      readAll={texts.read}
      isBusy={isLoading}
      // A failure is told by the call itself.
      onReadAll={() => void markRead({ body: {} })}
    >
      {data.items
        .filter(({ isSeen }, at) => !isSeen || at < MOST_SHOWN)
        .map(({ id, itemId, direction, text, at, isSeen }) => (
          <NewsRow
            key={id}
            to={`/current-price/${itemId}`}
            state={texts.directions[direction]}
            isGood={!isSeen}
            name={text}
            line=""
            at={at}
            fresh={isSeen ? null : texts.fresh}
            onOpen={() => {
              if (!isSeen) void markRead({ body: { id } })
            }}
          />
        ))}
    </NewsSection>
  )
}
