import { ID_PATTERN, type TakedownBatch } from '@gyeol/contract'
import { formatListDate, formatNumber } from '@gyeol/korean'
import { contentTexts } from '../../shared/moderation/content-kinds.texts.ts'
import { useListTakedownsQuery } from '../../shared/moderation/moderation.api.ts'
import { useUndo } from '../../shared/moderation/use-take-down.ts'
import { Button } from '../../shared/ui/buttons/button.tsx'
import { Card } from '../../shared/ui/display/card.tsx'
import { Tag } from '../../shared/ui/display/tag.tsx'
import type { ModerationFilters } from './moderation-filters.ts'
import styles from './moderation.module.css'
import { moderationTexts } from './moderation.texts.ts'
import { PagedView } from './paged-view.tsx'

const PAGE_SIZE = 20
/** What was taken down in one act each, and the way back. */
export function TakedownView({ filters }: { readonly filters: ModerationFilters }) {
  const texts = moderationTexts
  const { member } = filters.values
  const memberId = ID_PATTERN.test(member) ? member : undefined
  const query = { memberId, page: filters.page, pageSize: PAGE_SIZE }
  const answer = useListTakedownsQuery({ query })
  const { data } = answer
  return (
    <PagedView answer={answer} emptyLine={texts.noTakedown} filters={filters}>
      {data !== undefined && (
        <ul className={styles.list} aria-label={texts.list}>
          {data.items.map((batch) => (
            <li key={batch.id}>
              <BatchCard batch={batch} />
            </li>
          ))}
        </ul>
      )}
    </PagedView>
  )
}

function BatchCard({ batch }: { readonly batch: TakedownBatch }) {
  const texts = moderationTexts
  const { undo, isUndoing } = useUndo()
  const { id, at, actor, reason, members, counts, restored, erased, eraseAt } = batch
  const when = formatListDate(Date.parse(at))
  const ends =
    eraseAt === null ? texts.onlyHidden : texts.eraseAt(formatListDate(Date.parse(eraseAt)))
  return (
    <Card as="article" padding="large" className={styles.card}>
      <div className={styles.head}>
        <h2 className={styles.name}>{members.join(', ') || texts.nobody}</h2>
        {counts.map(({ kind, count }) => (
          <Tag key={kind} tone="danger">
            {contentTexts.kinds[kind]} {texts.batch(formatNumber(count))}
          </Tag>
        ))}
        {restored > 0 && <Tag tone="primary">{texts.restored(formatNumber(restored))}</Tag>}
        {erased > 0 && <Tag>{texts.erased(formatNumber(erased))}</Tag>}
      </div>
      <p>{reason}</p>
      <p className={styles.muted}>
        {texts.by(actor?.nickname ?? texts.someone, when)}
        {counts.length > 0 && ` · ${ends}`}
      </p>
      {counts.length > 0 && (
        <div className={styles.actions}>
          <Button busy={isUndoing} onClick={() => void undo(id)}>
            {texts.undo}
          </Button>
        </div>
      )}
    </Card>
  )
}
