import { useTexts } from '../../../shared/texts/texts.ts'
import { Card } from '../../../shared/ui/display/card.tsx'
import { SectionTitle } from '../../../shared/ui/display/section-title.tsx'
import { characterTexts } from '../character.texts.ts'
import { LineWords } from '../gear/line-words.tsx'
import { LinesButton } from '../gear/lines-button.tsx'
import styles from './build.module.css'
import type { CharacterBody } from './character-build.ts'
import type { ChangeBody } from './use-characters.ts'

type OwnLinesCardProps = { readonly body: CharacterBody; readonly change: ChangeBody }

/** Avatars and whatever no list has, as options. */
export function OwnLinesCard({ body, change }: OwnLinesCardProps) {
  const texts = useTexts(characterTexts).others
  return (
    <Card as="section" padding="medium" aria-label={texts.own} className={styles.card}>
      <SectionTitle>{texts.own}</SectionTitle>
      <p className={styles.muted}>{texts.ownLine}</p>
      <LineWords lines={body.own} isOn={() => true} />
      <div>
        <LinesButton
          label={texts.own}
          lines={body.own}
          onChange={(own) => change((now) => ({ ...now, own }))}
        />
      </div>
    </Card>
  )
}
