import type { CaseFigure } from '@gyeol/contract'
import { contentTexts } from '../../../shared/moderation/content-kinds.texts.ts'
import { NewsRow, NewsSection } from '../../../shared/news/news-section.tsx'
import { permits } from '../../../shared/session/role.ts'
import { useSession } from '../../../shared/session/session-store.ts'
import { useMarkCorrectionNewsReadMutation, useReadCorrectionNewsQuery } from '../correction.api.ts'
import { correctionTexts } from '../correction.texts.ts'

/** The inbox tells of as many answers; the others stand among one's own proposals. */
const MOST_SHOWN = 3

type CorrectionNewsProps = {
  /** What a value seen in the game is about, as its own screen calls it. */
  readonly figureName: (figure: CaseFigure) => string
}

/** What became of the viewer's proposals, what they saw in the game and what was taken down; nothing while there is no answer. */
export function CorrectionNews({ figureName }: CorrectionNewsProps) {
  const texts = correctionTexts.news
  const states = correctionTexts.states
  const { roles } = useSession()
  const skip = !permits(roles, 'correction.propose')
  const { data } = useReadCorrectionNewsQuery(undefined, { skip })
  const [markRead, { isLoading }] = useMarkCorrectionNewsReadMutation()
  if (skip || data === undefined) return null
  if (data.items.length + data.cases.length + data.takedowns.length === 0) return null
  const isShown = ({ isSeen }: { readonly isSeen: boolean }, at: number) =>
    !isSeen || at < MOST_SHOWN
  const shown = data.items.filter(isShown)
  const cases = data.cases.filter(isShown)
  const takedowns = data.takedowns.filter(isShown)
  return (
    <NewsSection
      id="answers"
      title={texts.title}
      more={{ label: texts.all, to: '/correction?view=mine' }}
      unread={data.unread}
      readAll={texts.read}
      isBusy={isLoading}
      // A failure is told by the call itself.
      onReadAll={() => void markRead({ body: {} })}
    >
      {takedowns.map(({ kind, title, reason, at, isSeen, isPassed, id }) => (
        <AnswerRow
          key={id}
          told={{
            state: isPassed ? 'accepted' : 'takenDown',
            answer: reason,
            reviewedAt: at,
            isSeen,
          }}
          to="/notification"
          state={isPassed ? texts.passed : texts.takenDown}
          name={texts.takenDownOf(contentTexts.kinds[kind], title)}
          onOpen={() => {
            if (!isSeen) void markRead({ body: { only: 'takedowns' } })
          }}
        />
      ))}
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
    </NewsSection>
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

function AnswerRow({ told, ...row }: AnswerRowProps) {
  return (
    <NewsRow
      {...row}
      isGood={told.state === 'accepted'}
      line={told.answer}
      at={told.reviewedAt}
      fresh={told.isSeen ? null : correctionTexts.news.fresh}
    />
  )
}
