import type { SetupStep, Today } from '@gyeol/contract'
import { CheckIcon } from '../../../shared/icons/icons.ts'
import { useTexts } from '../../../shared/texts/texts.ts'
import { LinkButton } from '../../../shared/ui/buttons/button.tsx'
import { Card } from '../../../shared/ui/display/card.tsx'
import { SectionTitle } from '../../../shared/ui/display/section-title.tsx'
import styles from './today.module.css'
import { todayTexts } from './today.texts.ts'

const PLACES: Readonly<Record<SetupStep, string>> = {
  totp: '/member/profile',
  setting: '/admin/setting',
  sample: '/current-price',
  import: '/admin/import',
}

/** What an owner does once; gone when all of it is done. */
export function SetupList({ steps }: { steps: Today['setup'] }) {
  const texts = useTexts(todayTexts)
  const done = steps.filter(({ isDone }) => isDone).length
  if (done === steps.length) return null
  return (
    <section aria-labelledby="setup">
      <SectionTitle
        id="setup"
        trailing={<span className={styles.tally}>{texts.setupCount(done, steps.length)}</span>}
      >
        {texts.setup}
      </SectionTitle>
      <Card as="ul">
        {steps.map(({ code, isDone }) => (
          <li key={code} className={styles.step}>
            {isDone ? (
              <>
                <CheckIcon aria-hidden="true" />
                <span className={styles.stepDone}>{texts.stepDone(texts.steps[code].name)}</span>
              </>
            ) : (
              <>
                <span className={styles.ring} aria-hidden="true" />
                <span className={styles.words}>
                  <b>{texts.steps[code].name}</b>
                  <span>{texts.steps[code].line}</span>
                </span>
                <LinkButton to={PLACES[code]}>{texts.steps[code].act}</LinkButton>
              </>
            )}
          </li>
        ))}
      </Card>
    </section>
  )
}
