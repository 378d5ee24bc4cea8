import { formatListDate, formatNumber } from '@gyeol/korean'
import { ChoiceBar, ChoiceBox, useChoice } from '../../shared/moderation/choose-many.tsx'
import { contentTexts } from '../../shared/moderation/content-kinds.texts.ts'
import { useListWaitingQuery } from '../../shared/moderation/moderation.api.ts'
import { usePassing } from '../../shared/moderation/use-take-down.ts'
import { Button } from '../../shared/ui/buttons/button.tsx'
import { Card } from '../../shared/ui/display/card.tsx'
import { Tag } from '../../shared/ui/display/tag.tsx'
import type { ModerationFilters } from './moderation-filters.ts'
import styles from './moderation.module.css'
import { moderationTexts } from './moderation.texts.ts'
import { PagedView } from './paged-view.tsx'

const PAGE_SIZE = 50
const NO_ITEMS = [] as const

/** What new members have made and nobody sees yet: shown to everybody or taken down, many at once. */
export function WaitingView({ filters }: { readonly filters: ModerationFilters }) {
  const texts = moderationTexts
  const query = { page: filters.page, pageSize: PAGE_SIZE }
  const answer = useListWaitingQuery({ query })
  const { data, isFetching } = answer
  const { pass, isPassing } = usePassing()
  const items = data?.items ?? NO_ITEMS
  const choice = useChoice(
    items.map(({ kind, id, author }) => ({ kind, id, makerId: author?.id ?? null })),
  )
  const { chosen, chooseAll, clear } = choice
  return (
    <PagedView answer={answer} emptyLine={texts.noWaiting} filters={filters}>
      {items.length > 0 && (
        <>
          <p className={styles.head}>
            <span className={styles.muted}>{texts.waitingLine}</span>
            <Button size="small" onClick={chooseAll}>
              {texts.chooseAll}
            </Button>
          </p>
          <Card as="ul" aria-label={texts.list} aria-busy={isFetching}>
            {items.map(({ kind, id, title, at, author }) => (
              <li key={`${kind} ${id}`} className={styles.row}>
                <ChoiceBox choice={choice} id={id} name={title} isNameAlone />
                <span className={styles.head}>
                  <Tag>{contentTexts.kinds[kind]}</Tag>
                  <span className={styles.muted}>
                    {texts.by(author?.nickname ?? texts.someone, formatListDate(Date.parse(at)))}
                  </span>
                </span>
              </li>
            ))}
          </Card>
        </>
      )}
      <ChoiceBar choice={choice}>
        <Button
          variant="primary"
          busy={isPassing}
          onClick={() => void pass(chosen.map(({ kind, id }) => ({ kind, id }))).then(clear)}
        >
          {texts.pass(formatNumber(chosen.length))}
        </Button>
      </ChoiceBar>
    </PagedView>
  )
}
