import { formatNumber } from '@gyeol/korean'
import { useId } from 'react'
import { Link } from 'react-router'
import { Button } from '../../../shared/ui/buttons/button.tsx'
import { HitIcon } from './hit-icon.tsx'
import type { HitGroup } from '../lookup/search-entry.ts'
import styles from '../search-screen.module.css'
import { searchTexts } from '../search.texts.ts'

type ResultGroupProps = {
  readonly group: HitGroup
  /** Shows this kind only. */
  readonly onAll: (() => void) | undefined
  /** Shows further hits. */
  readonly onMore: (() => void) | undefined
}

/** Hits of one kind, as links. */
export function ResultGroup({ group, onAll, onMore }: ResultGroupProps) {
  const texts = searchTexts
  const titleId = useId()
  const { kind, total, hits } = group
  const hasMore = total > hits.length
  return (
    <section aria-labelledby={titleId} className={styles.group}>
      <h2 id={titleId} className={styles.groupTitle}>
        {texts.kind[kind]} <span>{texts.count(formatNumber(total))}</span>
      </h2>
      <ul className={styles.hits}>
        {hits.map(({ key, name, detail, href }) => (
          <li key={key}>
            <Link to={href ?? '/'} className={styles.hit}>
              <span className={styles.icon}>
                <HitIcon kind={kind} />
              </span>
              <span className={styles.words}>
                <span className={styles.name}>{name}</span>
                {detail !== '' && <span className={styles.detail}>{detail}</span>}
              </span>
            </Link>
          </li>
        ))}
      </ul>
      {hasMore && onAll !== undefined && (
        <Button size="small" variant="ghost" onClick={onAll}>
          {texts.moreOf(texts.kind[kind], formatNumber(total))}
        </Button>
      )}
      {hasMore && onMore !== undefined && <Button onClick={onMore}>{texts.more}</Button>}
    </section>
  )
}
