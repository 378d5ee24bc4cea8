import type { CharacterCase } from '@gyeol/contract'
import { formatListDate, formatNumber, formatSigned, roundDecimals } from '@gyeol/korean'
import { useState } from 'react'
import { Button, LinkButton } from '../../../shared/ui/buttons/button.tsx'
import { Card } from '../../../shared/ui/display/card.tsx'
import { Tag } from '../../../shared/ui/display/tag.tsx'
import { readBody } from '../build/character.saved.ts'
import { linkHashOf } from '../share/share-link.ts'
import { CaseInputsList } from './case-inputs-list.tsx'
import { caseFigureName, caseValue } from './case-words.ts'
import styles from './case.module.css'
import { caseTexts } from './case.texts.ts'
import { CloseDialog } from './close-dialog.tsx'

const TONES = { open: 'brass', accepted: 'primary', held: 'neutral', withdrawn: 'neutral' } as const

/** One case: both values, who says the same, what it was calculated from, and the answer. */
export function CaseCard({ told }: { readonly told: CharacterCase }) {
  const words = caseTexts
  const texts = words.office
  const { figure, ours, theirs, word, same, state, author, createdAt } = told
  const name = caseFigureName(figure)
  return (
    <Card as="article" padding="large" className={styles.card} aria-label={name}>
      <div className={styles.head}>
        <h2 className={styles.name}>{name}</h2>
        <Tag tone={TONES[state]}>{words.states[state]}</Tag>
      </div>
      <p className={styles.muted}>
        {texts.by(author?.nickname ?? texts.left, formatListDate(Date.parse(createdAt)))}
        {' · '}
        {texts.same(formatNumber(same))}
      </p>
      <dl className={styles.values}>
        <Value term={texts.here}>{caseValue(figure, ours)}</Value>
        <Value term={texts.game}>{caseValue(figure, theirs)}</Value>
        <Value term={texts.difference}>{formatSigned(roundDecimals(theirs - ours, 2))}</Value>
      </dl>
      {word !== '' && <p className={styles.word}>{word}</p>}
      <CaseInputsList inputs={told.inputs} />
      <Answer told={told} />
      <Actions told={told} />
    </Card>
  )
}

function Value({ term, children }: { readonly term: string; readonly children: string }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function Answer({ told: { reviewer, reviewedAt, answer } }: { readonly told: CharacterCase }) {
  const texts = caseTexts.office
  if (reviewedAt === null) return null
  const when = formatListDate(Date.parse(reviewedAt))
  return (
    <div>
      <p className={styles.muted}>{texts.reviewedBy(reviewer?.nickname ?? texts.left, when)}</p>
      <p className={styles.word}>{answer}</p>
    </div>
  )
}

function Actions({ told }: { readonly told: CharacterCase }) {
  const texts = caseTexts.office
  const [closing, setClosing] = useState<'accepted' | 'held' | null>(null)
  const body = readBody(told.build)
  return (
    <div className={styles.actions}>
      {body ? (
        <LinkButton to={`/character${linkHashOf(caseFigureName(told.figure), body)}`}>
          {texts.open}
        </LinkButton>
      ) : (
        <p className={styles.muted}>{texts.unreadable}</p>
      )}
      {told.canReview && (
        <>
          <Button variant="primary" onClick={() => setClosing('accepted')}>
            {texts.accept}
          </Button>
          <Button onClick={() => setClosing('held')}>{texts.hold}</Button>
        </>
      )}
      {closing !== null && (
        <CloseDialog told={told} state={closing} onClose={() => setClosing(null)} />
      )}
    </div>
  )
}
