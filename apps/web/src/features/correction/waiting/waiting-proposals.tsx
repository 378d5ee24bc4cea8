import type { Correction } from '@gyeol/contract'
import { formatListDate } from '@gyeol/korean'
import { Link } from 'react-router'
import { ArrowIcon } from '../../../shared/icons/icons.ts'
import { VisuallyHidden } from '../../../shared/ui/display/visually-hidden.tsx'
import { useListCorrectionsQuery } from '../correction.api.ts'
import { correctionTexts } from '../correction.texts.ts'
import styles from './waiting-proposals.module.css'
import { waitingTexts } from './waiting.texts.ts'

/** As many stand in the row of the day's work. */
const MOST_SHOWN = 2

/** The first proposals of those that wait: what each would change, and the way to it. */
export function WaitingProposals() {
  const texts = waitingTexts
  const query = { view: 'all', state: 'open', page: 1, pageSize: MOST_SHOWN } as const
  const { data } = useListCorrectionsQuery({ query })
  // The row above says that they wait, and how many; where they cannot be had, that is all.
  if (data === undefined || data.items.length === 0) return null
  return (
    <ul className={styles.list} aria-label={texts.title}>
      {data.items.map((correction) => (
        <li key={correction.id}>
          <Link to={pathOf(correction)} className={styles.row}>
            <Subject correction={correction} />
            <Change correction={correction} />
            <Sender correction={correction} />
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** The proposals of the same thing; one that stands in no list has none but the list of all. */
function pathOf({ entity, entityId, missingName }: Correction): string {
  if (missingName !== null) return '/correction'
  return `/correction?${new URLSearchParams({ entity, id: entityId })}`
}

function Subject({ correction: { entityName, missingName, fields } }: PartProps) {
  const texts = correctionTexts
  const [first, ...others] = fields
  const name = missingName === null ? (entityName ?? texts.gone) : texts.missingName(missingName)
  const words = waitingTexts
  return (
    <span className={styles.subject}>
      <b>{name}</b>
      {first !== undefined && (
        <> {others.length === 0 ? first.title : words.fields(first.title, others.length)}</>
      )}
    </span>
  )
}

/** The first field before and after; what was told in words only, in those words. */
function Change({ correction: { fields, reason } }: PartProps) {
  const texts = waitingTexts
  const [first] = fields
  if (first === undefined) return <span className={styles.said}>{reason}</span>
  const side = (value: string | null) => value ?? texts.nothing
  return (
    <span className={styles.change}>
      <VisuallyHidden>{texts.before}: </VisuallyHidden>
      <span className={styles.before}>{side(first.current)}</span>
      <ArrowIcon aria-hidden="true" />
      <VisuallyHidden>{texts.after}: </VisuallyHidden>
      <b className={styles.after}>{side(first.proposed)}</b>
    </span>
  )
}

function Sender({ correction: { author, createdAt } }: PartProps) {
  const texts = correctionTexts
  return (
    <span className={styles.by}>
      {texts.by(author?.nickname ?? texts.shipped.author, formatListDate(Date.parse(createdAt)))}
    </span>
  )
}

type PartProps = { readonly correction: Correction }
