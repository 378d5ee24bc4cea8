import type { CaseFigure } from '@gyeol/contract'
import { formatListDate } from '@gyeol/korean'
import { Link } from 'react-router'
import { CheckIcon } from '../../../shared/icons/icons.ts'
import { permits } from '../../../shared/session/role.ts'
import { useSession } from '../../../shared/session/session-store.ts'
import { Button } from '../../../shared/ui/buttons/button.tsx'
import { Card } from '../../../shared/ui/display/card.tsx'
import { SectionTitle } from '../../../shared/ui/display/section-title.tsx'
import { Tag } from '../../../shared/ui/display/tag.tsx'
import { useMarkCorrectionNewsReadMutation, useReadCorrectionNewsQuery } from '../correction.api.ts'
import { correctionTexts } from '../correction.texts.ts'
import styles from './correction-news.module.css'

/** The inbox tells of as many answers; the others stand among one's own proposals. */
const MOST_SHOWN = 3

type CorrectionNewsProps = {
  /** What a value seen in the game is about, as its own screen calls it. */
  readonly figureName: (figure: CaseFigure) => string
}

/** What became of the viewer's proposals and of what they saw in the game; nothing while there are no answers. */
export function CorrectionNews({ figureName }: CorrectionNewsProps) {
  const texts = correctionTexts.news
  const states = correctionTexts.states
  const { roles } = useSession()
  const skip = !permits(roles, 'correction.propose')
  const { data } = useReadCorrectionNewsQuery(undefined, { skip })
  const [markRead, { isLoading }] = useMarkCorrectionNewsReadMutation()
  if (skip || data === undefined || data.items.length + data.cases.length === 0) return null
  const isShown = ({ isSeen }: { readonly isSeen: boolean }, at: number) =>
    !isSeen || at < MOST_SHOWN
  const shown = data.items.filter(isShown)
  const cases = data.cases.filter(isShown)
  return (
    <section aria-labelledby="answers" className={styles.news}>
      <SectionTitle id="answers" more={{ label: texts.all, to: '/correction?view=mine' }}>
        {texts.title}
      </SectionTitle>
      <Card as="ul">
        {shown.map((told) => (
          <AnswerRow
            key={told.id}
            told={told}
            to="/correction?view=mine"
            state={states[told.state]}
            name={told.entityName ?? told.missingName ?? texts.gone}
          />
        ))}
        {cases.map((told) => (
          <AnswerRow
            key={told.id}
            told={told}
            to={`/character?report=${told.figure}`}
            state={texts.caseStates[told.state]}
            name={texts.caseOf(figureName(told.figure))}
            onOpen={() => {
              if (!told.isSeen) void markRead({ body: { only: 'cases' } })
            }}
          />
        ))}
      </Card>
      {data.unread > 0 && (
        <Button
          size="small"
          icon={<CheckIcon />}
          busy={isLoading}
          // A failure is told by the call itself.
          onClick={() => void markRead({ body: {} })}
        >
          {texts.read}
        </Button>
      )}
    </section>
  )
}

type AnswerRowProps = {
  readonly told: {
    readonly state: string
    readonly answer: string
    readonly reviewedAt: string
    readonly isSeen: boolean
  }
  readonly to: string
  /** The state and what was answered, in words. */
  readonly state: string
  readonly name: string
  /** Where what it leads to does not note by itself that the answer has been seen. */
  readonly onOpen?: () => void
}

function AnswerRow({ told: { state: code, answer, reviewedAt, isSeen }, ...row }: AnswerRowProps) {
  const texts = correctionTexts.news
  return (
    <li>
      <Link to={row.to} className={styles.row} onClick={row.onOpen}>
        <Tag tone={code === 'accepted' ? 'primary' : 'neutral'}>{row.state}</Tag>
        <span className={styles.words}>
          <b>{row.name}</b>
          {answer !== '' && <span>{answer}</span>}
        </span>
        {!isSeen && <Tag tone="brass">{texts.fresh}</Tag>}
        <time dateTime={reviewedAt} className={styles.when}>
          {formatListDate(Date.parse(reviewedAt))}
        </time>
      </Link>
    </li>
  )
}
