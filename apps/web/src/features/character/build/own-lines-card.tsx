import { memo } from 'react'
import { Card } from '../../../shared/ui/display/card.tsx'
import { SectionTitle } from '../../../shared/ui/display/section-title.tsx'
import { characterTexts } from '../character.texts.ts'
import { LineWords } from '../gear/line-words.tsx'
import { LinesButton } from '../gear/lines-button.tsx'
import styles from './build.module.css'
import type { CharacterBody } from './character-build.ts'
import type { ChangeBody } from './use-characters.ts'

type OwnLinesCardProps = Pick<CharacterBody, 'own'> & { readonly change: ChangeBody }

/** Avatars and whatever no list has, as options. */
export const OwnLinesCard = memo(function OwnLinesCard({ own, change }: OwnLinesCardProps) {
  const texts = characterTexts.others
  return (
    <Card as="section" padding="medium" aria-label={texts.own} className={styles.card}>
      <SectionTitle>{texts.own}</SectionTitle>
      <p className={styles.muted}>{texts.ownLine}</p>
      <LineWords lines={own} isOn={() => true} />
      <div>
        <LinesButton
          label={texts.own}
          lines={own}
          onChange={(lines) => change((now) => ({ ...now, own: lines }))}
        />
      </div>
    </Card>
  )
})
