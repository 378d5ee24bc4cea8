import { formatListDate } from '@gyeol/korean'
import { Link } from 'react-router'
import { CheckIcon } from '../../../shared/icons/icons.ts'
import { permits } from '../../../shared/session/role.ts'
import { useSession } from '../../../shared/session/session-store.ts'
import { useTexts } from '../../../shared/texts/texts.ts'
import { Button } from '../../../shared/ui/buttons/button.tsx'
import { Card } from '../../../shared/ui/display/card.tsx'
import { SectionTitle } from '../../../shared/ui/display/section-title.tsx'
import { Tag } from '../../../shared/ui/display/tag.tsx'
import { useMarkCorrectionNewsReadMutation, useReadCorrectionNewsQuery } from '../correction.api.ts'
import { correctionTexts } from '../correction.texts.ts'
import styles from './correction-news.module.css'

/** The inbox tells of as many answers; the others stand among one's own proposals. */
const MOST_SHOWN = 3

/** What became of the viewer's proposals; nothing while there are no answers. */
export function CorrectionNews() {
  const texts = useTexts(correctionTexts).news
  const states = useTexts(correctionTexts).states
  const { roles } = useSession()
  const skip = !permits(roles, 'correction.propose')
  const { data } = useReadCorrectionNewsQuery(undefined, { skip })
  const [markRead, { isLoading }] = useMarkCorrectionNewsReadMutation()
  if (skip || data === undefined || data.items.length === 0) return null
  const shown = data.items.filter(({ isSeen }, at) => !isSeen || at < MOST_SHOWN)
  return (
    <section aria-labelledby="answers" className={styles.news}>
      <SectionTitle id="answers" more={{ label: texts.all, to: '/correction?view=mine' }}>
        {texts.title}
      </SectionTitle>
      <Card as="ul">
        {shown.map(({ id, entityName, missingName, state, answer, reviewedAt, isSeen }) => (
          <li key={id}>
            <Link to="/correction?view=mine" className={styles.row}>
              <Tag tone={state === 'accepted' ? 'primary' : 'neutral'}>{states[state]}</Tag>
              <span className={styles.words}>
                <b>{entityName ?? missingName ?? texts.gone}</b>
                {answer !== '' && <span>{answer}</span>}
              </span>
              {!isSeen && <Tag tone="brass">{texts.fresh}</Tag>}
              <time dateTime={reviewedAt} className={styles.when}>
                {formatListDate(Date.parse(reviewedAt))}
              </time>
            </Link>
          </li>
        ))}
      </Card>
      {data.unread > 0 && (
        <Button
          size="small"
          icon={<CheckIcon />}
          busy={isLoading}
          // A failure is told by the call itself.
          onClick={() => void markRead(undefined)}
        >
          {texts.read}
        </Button>
      )}
    </section>
  )
}
