import type { ReactNode } from 'react'
import { formatListDate } from '@gyeol/korean'
import { Link } from 'react-router'
import { CheckIcon } from '../icons/icons.ts'
import { Button } from '../ui/buttons/button.tsx'
import { Card } from '../ui/display/card.tsx'
import { SectionTitle } from '../ui/display/section-title.tsx'
import { Tag } from '../ui/display/tag.tsx'
import styles from './news.module.css'

type NewsSectionProps = {
  readonly id: string
  readonly title: string
  /** Where all of it stands. */
  readonly more?: { readonly label: string; readonly to: string }
  readonly unread: number
  readonly readAll: string
  readonly isBusy?: boolean
  readonly onReadAll: () => void
  /** The {@link NewsRow}s. */
  readonly children: ReactNode
}

/** One kind of news in the inbox, and the button that marks all of it as read. */
export function NewsSection({ id, title, more, children, ...read }: NewsSectionProps) {
  return (
    <section aria-labelledby={id} className={styles.news}>
      <SectionTitle id={id} {...(more && { more })}>
        {title}
      </SectionTitle>
      <Card as="ul">{children}</Card>
      {read.unread > 0 && (
        <Button
          size="small"
          icon={<CheckIcon />}
          busy={read.isBusy ?? false}
          onClick={read.onReadAll}
        >
          {read.readAll}
        </Button>
      )}
    </section>
  )
}

type NewsRowProps = {
  readonly to: string
  /** What became of it, where it is an answer. */
  readonly state?: string
  readonly isGood?: boolean
  readonly name: string
  readonly line: string
  /** When it was told, where one moment told it. */
  readonly at?: string
  /** What an unseen one is marked with; null for the others. */
  readonly fresh: string | null
  readonly onOpen?: (() => void) | undefined
}

/** One thing told, and the way to what it is about. */
export function NewsRow({ to, state, name, line, at, fresh, ...row }: NewsRowProps) {
  return (
    <li>
      <Link to={to} className={styles.row} onClick={row.onOpen}>
        {state !== undefined && (
          <Tag tone={row.isGood === true ? 'primary' : 'neutral'}>{state}</Tag>
        )}
        <span className={styles.words}>
          <b>{name}</b>
          {line !== '' && <span>{line}</span>}
        </span>
        {fresh !== null && <Tag tone="brass">{fresh}</Tag>}
        {at !== undefined && (
          <time dateTime={at} className={styles.when}>
            {formatListDate(Date.parse(at))}
          </time>
        )}
      </Link>
    </li>
  )
}
