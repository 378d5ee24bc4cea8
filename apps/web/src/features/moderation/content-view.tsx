import { CONTENT_KINDS, ID_PATTERN } from '@gyeol/contract'
import { formatListDate } from '@gyeol/korean'
import { Link } from 'react-router'
import { ChoiceBar, ChoiceBox, useChoice } from '../../shared/moderation/choose-many.tsx'
import { contentTexts } from '../../shared/moderation/content-kinds.texts.ts'
import { useListContentQuery } from '../../shared/moderation/moderation.api.ts'
import { oneOfOrNone } from '../../shared/router/use-filters.ts'
import { Button } from '../../shared/ui/buttons/button.tsx'
import { Card } from '../../shared/ui/display/card.tsx'
import { Tag } from '../../shared/ui/display/tag.tsx'
import { Select } from '../../shared/ui/pickers/select.tsx'
import type { ModerationFilters } from './moderation-filters.ts'
import styles from './moderation.module.css'
import { moderationTexts } from './moderation.texts.ts'
import { PagedView } from './paged-view.tsx'

const PAGE_SIZE = 50
const NO_ITEMS = [] as const

/** One kind of what members have made, the newest first; several can be taken down together. */
export function ContentView({ filters }: { readonly filters: ModerationFilters }) {
  const texts = moderationTexts
  const { kind: askedKind, member } = filters.values
  const kind = oneOfOrNone(CONTENT_KINDS, askedKind) ?? 'cook-house'
  const memberId = ID_PATTERN.test(member) ? member : undefined
  const query = { kind, memberId, page: filters.page, pageSize: PAGE_SIZE }
  const answer = useListContentQuery({ query })
  const { data, isFetching } = answer
  const items = data?.items ?? NO_ITEMS
  const choice = useChoice(
    items
      .filter(({ canTakeDown }) => canTakeDown)
      .map((item) => ({ kind: item.kind, id: item.id, makerId: item.author?.id ?? null })),
  )
  return (
    <>
      <div className={styles.filters}>
        <Select
          label={texts.kind}
          value={kind}
          onChange={(next) => filters.set({ kind: next })}
          options={CONTENT_KINDS.map((value) => ({ value, label: contentTexts.kinds[value] }))}
        />
      </div>
      {memberId !== undefined && (
        <p className={styles.head}>
          <span>{texts.onlyOf}</span>
          <Button size="small" onClick={() => filters.set({ member: '' })}>
            {texts.ofAll}
          </Button>
        </p>
      )}
      <PagedView answer={answer} emptyLine={texts.noContent} filters={filters}>
        {items.length > 0 && (
          <Card as="ul" aria-label={texts.list} aria-busy={isFetching}>
            {items.map(({ id, title, path, at, author, isTakenDown, isWaiting, canTakeDown }) => (
              <li key={id} className={styles.row}>
                {canTakeDown ? (
                  <ChoiceBox choice={choice} id={id} name={title} isNameAlone />
                ) : (
                  <span className={styles.head}>
                    {title}
                    {isTakenDown && <Tag tone="danger">{texts.hidden}</Tag>}
                  </span>
                )}
                <span className={styles.muted}>
                  {isWaiting && !isTakenDown && <Tag tone="brass">{texts.waiting}</Tag>}{' '}
                  {texts.by(author?.nickname ?? texts.nobody, formatListDate(Date.parse(at)))}{' '}
                  {path !== null && !isTakenDown && !isWaiting && (
                    <Link to={path}>{texts.look}</Link>
                  )}
                </span>
              </li>
            ))}
          </Card>
        )}
        <ChoiceBar choice={choice} />
      </PagedView>
    </>
  )
}
