import type { SetupStep, Today } from '@gyeol/contract'
import { CheckIcon } from '../../../shared/icons/icons.ts'
import { Button, LinkButton } from '../../../shared/ui/buttons/button.tsx'
import { Card } from '../../../shared/ui/display/card.tsx'
import { SectionTitle } from '../../../shared/ui/display/section-title.tsx'
import { useUpdateSetupChoiceMutation } from '../admin.api.ts'
import styles from './today.module.css'
import { todayTexts } from './today.texts.ts'

const PLACES: Readonly<Record<SetupStep, string>> = {
  totp: '/member/profile',
  backup: '/admin/setting#backup',
  setting: '/admin/setting',
  menu: '/admin/setting',
  sample: '/current-price',
  import: '/admin/import',
  event: '/event/create',
  price: '/current-price/create',
  notice: '/notion/create',
  push: '/admin/status',
  invite: '/admin/invitation',
}

type SetupListProps = {
  readonly steps: Today['setup']
  readonly choice: Today['setupChoice']
}

/** What an owner does once: put away and brought back as they like, gone when all of it is done. */
export function SetupList({ steps, choice }: SetupListProps) {
  const texts = todayTexts
  const [update, { isLoading }] = useUpdateSetupChoiceMutation()
  const done = steps.filter(({ isDone }) => isDone).length
  if (done === steps.length) return null
  const { isAway } = choice
  return (
    <section aria-labelledby="setup">
      <SectionTitle
        id="setup"
        trailing={<span className={styles.tally}>{texts.setupCount(done, steps.length)}</span>}
      >
        {texts.setup}
      </SectionTitle>
      {!isAway && (
        <Card as="ul">
          {steps.map(({ code, isDone }) => (
            <li key={code} className={styles.step}>
              {isDone ? (
                <>
                  <CheckIcon aria-hidden="true" />
                  <span className={styles.stepDone}>{texts.stepDone(texts.steps[code].name)}</span>
                </>
              ) : (
                <OpenStep code={code} choice={choice} />
              )}
            </li>
          ))}
        </Card>
      )}
      <Button
        variant="ghost"
        size="small"
        busy={isLoading}
        aria-expanded={!isAway}
        onClick={() => void update({ body: { ...choice, isAway: !isAway } })}
      >
        {isAway ? texts.setupBack : texts.setupAway}
      </Button>
    </section>
  )
}

/** What is still to do, and the way there; samples may as well stay. */
function OpenStep({ code, choice }: Pick<SetupListProps, 'choice'> & { readonly code: SetupStep }) {
  const texts = todayTexts
  const [update, { isLoading }] = useUpdateSetupChoiceMutation()
  return (
    <>
      <span className={styles.ring} aria-hidden="true" />
      <span className={styles.words}>
        <b>{texts.steps[code].name}</b>
        <span>{texts.steps[code].line}</span>
      </span>
      <span className={styles.stepActs}>
        <LinkButton to={PLACES[code]}>{texts.steps[code].act}</LinkButton>
        {code === 'sample' && (
          <Button
            variant="ghost"
            busy={isLoading}
            onClick={() => void update({ body: { ...choice, keepsSamples: true } })}
          >
            {texts.keepSamples}
          </Button>
        )}
      </span>
    </>
  )
}
