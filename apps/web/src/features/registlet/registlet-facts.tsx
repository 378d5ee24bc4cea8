import type { Registlet } from '@gyeol/contract'
import { useId, useState } from 'react'
import { EditIcon, SkillPointIcon } from '../../shared/icons/icons.ts'
import { EvidenceTag, useIsEditor } from '../../shared/catalogue/evidence-tag.tsx'
import { NamesAndNote } from '../../shared/catalogue/names-and-note.tsx'
import { catalogueTexts } from '../../shared/catalogue/catalogue.texts.ts'
import { MarkButtons } from '../../shared/catalogue/marks/mark-buttons.tsx'
import type { MarkControl } from '../../shared/catalogue/marks/marks.ts'
import { ReportLink } from '../../shared/catalogue/report-link.tsx'
import { useTexts } from '../../shared/texts/texts.ts'
import { LinkButton } from '../../shared/ui/buttons/button.tsx'
import { CopyButton } from '../../shared/files/copy-button.tsx'
import { Tag } from '../../shared/ui/display/tag.tsx'
import { effectAt, growsWithLevel } from './registlet-effect.ts'
import list from '../../shared/catalogue/list/list.module.css'
import styles from './registlet-list.module.css'
import { aboutText } from './registlet-search.ts'
import { registletTexts } from './registlet.texts.ts'

type RegistletFactsProps = {
  readonly registlet: Registlet
  /** Left out where the buttons of it stand elsewhere. */
  readonly marks?: MarkControl
}

/** Everything about one registlet, and what can be done with it; its name stands above. */
export function RegistletFacts({ registlet, marks }: RegistletFactsProps) {
  const texts = useTexts(registletTexts)
  const common = useTexts(catalogueTexts)
  const isEditor = useIsEditor()
  const { id, name, nameEn, aliases, maxLevel, levels, skill, note, effect } = registlet
  return (
    <>
      <div className={list.tags}>
        <Tag>{aboutText(registlet)}</Tag>
        <Tag tone="primary">{texts.maxLevel(maxLevel)}</Tag>
        <EvidenceTag evidence={registlet.evidence} numbers={registlet.numbersEvidence} />
      </div>
      <EffectSection key={id} registlet={registlet} />
      <section className={list.section}>
        <h3 className={list.heading}>{texts.obtainLevels}</h3>
        {levels.length === 0 && <p className={list.muted}>{texts.noObtain}</p>}
        <div className={list.chips}>
          {levels.map((level) => (
            <Tag key={level} size="large">
              {texts.level(level)}
            </Tag>
          ))}
        </div>
      </section>
      <NamesAndNote nameEn={nameEn} aliases={aliases} note={note} />
      <div className={list.actions}>
        {marks !== undefined && <MarkButtons hasWords id={id} name={name} marks={marks} />}
        <CopyButton text={`${name} (${texts.maxLevel(maxLevel)})\n${effect}`}>
          {texts.copy}
        </CopyButton>
        {skill !== null && (
          <LinkButton to="/skill/point" icon={<SkillPointIcon />}>
            {texts.toSkills}
          </LinkButton>
        )}
        {isEditor && (
          <LinkButton to={`/registlet/${id}?edit`} icon={<EditIcon />}>
            {common.edit}
          </LinkButton>
        )}
        <ReportLink entity="registlet" id={id} name={name} />
      </div>
    </>
  )
}

/** The effect at the level of the slider. */
function EffectSection({ registlet: { effect, maxLevel } }: { registlet: Registlet }) {
  const texts = useTexts(registletTexts)
  const [level, setLevel] = useState(maxLevel)
  const sliderId = useId()
  const grows = growsWithLevel(effect)
  return (
    <section className={list.section}>
      <h3 className={list.heading}>{grows ? texts.effectAt(level) : texts.effect}</h3>
      <p className={styles.now} aria-live="polite">
        {effect === '' ? texts.noEffect : effectAt(effect, level)}
      </p>
      {grows && maxLevel > 1 ? (
        <div className={styles.slider}>
          <input
            id={sliderId}
            type="range"
            min={1}
            max={maxLevel}
            value={level}
            aria-label={texts.effectLevel}
            aria-valuetext={texts.level(level)}
            onChange={(event) => setLevel(event.currentTarget.valueAsNumber)}
          />
          <output htmlFor={sliderId}>{texts.level(level)}</output>
        </div>
      ) : (
        effect !== '' && <p className={list.muted}>{texts.sameAtAll}</p>
      )}
      {grows && <p className={list.muted}>{effect}</p>}
    </section>
  )
}
