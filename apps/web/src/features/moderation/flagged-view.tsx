import { formatListDate, formatNumber } from '@gyeol/korean'
import { Link } from 'react-router'
import { refusalOf } from '../../shared/forms/form-refusal.ts'
import { ChoiceBar, ChoiceBox, useChoice } from '../../shared/moderation/choose-many.tsx'
import {
  useClearFlagsMutation,
  useListFlaggedReportsQuery,
} from '../../shared/moderation/moderation.api.ts'
import { spinaWords } from '../../shared/prices/words/price-words.ts'
import { showErrorToast, showToast } from '../../shared/toast/toast.ts'
import { Button } from '../../shared/ui/buttons/button.tsx'
import { Card } from '../../shared/ui/display/card.tsx'
import { Tag } from '../../shared/ui/display/tag.tsx'
import type { ModerationFilters } from './moderation-filters.ts'
import styles from './moderation.module.css'
import { moderationTexts } from './moderation.texts.ts'
import { PagedView } from './paged-view.tsx'

const PAGE_SIZE = 50
const NO_ITEMS = [] as const

/** Price reports that several members have flagged: taken out or left in, many at once. */
export function FlaggedView({ filters }: { readonly filters: ModerationFilters }) {
  const texts = moderationTexts
  const query = { page: filters.page, pageSize: PAGE_SIZE }
  const answer = useListFlaggedReportsQuery({ query })
  const { data, isFetching } = answer
  const [clear, { isLoading }] = useClearFlagsMutation()
  const items = data?.items ?? NO_ITEMS
  const choice = useChoice(
    items
      // One's own is looked at by somebody else.
      .filter(({ isMine }) => !isMine)
      .map(({ id, author }) => ({ kind: 'price-report', id, makerId: author })),
  )
  const { chosen } = choice
  const sayFine = async () => {
    for (const { id } of chosen) {
      // oxlint-disable-next-line no-await-in-loop -- the limit of writes must not be run into by a burst
      const answer = await clear({ params: { id } })
      if (answer.error !== undefined) return showErrorToast(refusalOf(answer.error).message)
    }
    showToast(texts.fineDone, { kind: 'success' })
    choice.clear()
  }
  return (
    <PagedView answer={answer} emptyLine={texts.noFlagged} filters={filters}>
      {items.length > 0 && (
        <Card as="ul" aria-label={texts.list} aria-busy={isFetching}>
          {items.map(({ id, itemId, itemName, typedAmount, at, author, flagCount }) => {
            const name = `${itemName} · ${spinaWords(typedAmount)}`
            return (
              <li key={id} className={styles.row}>
                {choice.canChoose(id) ? (
                  <ChoiceBox choice={choice} id={id} name={name} isNameAlone />
                ) : (
                  <span>{name}</span>
                )}
                <span className={styles.head}>
                  <Tag tone="brass">{texts.people(formatNumber(flagCount ?? 0))}</Tag>
                  <span className={styles.muted}>
                    {texts.by(author ?? texts.someone, formatListDate(Date.parse(at)))}{' '}
                    <Link to={`/current-price/${itemId}`}>{texts.look}</Link>
                  </span>
                </span>
              </li>
            )
          })}
        </Card>
      )}
      <ChoiceBar choice={choice}>
        <Button busy={isLoading} onClick={() => void sayFine()}>
          {texts.pass(formatNumber(chosen.length))}
        </Button>
      </ChoiceBar>
    </PagedView>
  )
}
