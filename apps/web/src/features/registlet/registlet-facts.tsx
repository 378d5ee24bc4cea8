import { SOURCES_PART } from '@gyeol/catalogue'
import type { Registlet } from '@gyeol/contract'
import { effectWords } from '@gyeol/game-data'
import { useId, useState } from 'react'
import { EditIcon, SkillPointIcon } from '../../shared/icons/icons.ts'
import { EvidenceTag, useIsEditor } from '../../shared/catalogue/evidence-tag.tsx'
import { NamesAndNote } from '../../shared/catalogue/names-and-note.tsx'
import { catalogueTexts } from '../../shared/catalogue/catalogue.texts.ts'
import { PageLink } from '../../shared/catalogue/thing/page-link.tsx'
import { ReportLink } from '../../shared/catalogue/report-link.tsx'
import { LinkButton } from '../../shared/ui/buttons/button.tsx'
import { CopyButton } from '../../shared/files/copy-button.tsx'
import { Tag } from '../../shared/ui/display/tag.tsx'
import { effectAt, growsWithLevel } from './registlet-effect.ts'
import list from '../../shared/catalogue/list/list.module.css'
import styles from './registlet-list.module.css'
import { aboutText, skillPlaces } from '../../shared/lists/registlet-search.ts'
import { registletTexts } from './registlet.texts.ts'

/** Everything about one registlet, and what can be done with it; its name stands above. */
export function RegistletFacts({ registlet }: { registlet: Registlet }) {
  const texts = registletTexts
  const common = catalogueTexts
  const isEditor = useIsEditor()
  const { id, name, nameEn, aliases, maxLevel, levels, note, effect } = registlet
  return (
    <>
      <div className={list.tags}>
        <Tag>{aboutText(registlet)}</Tag>
        <Tag tone="primary">{texts.maxLevel(maxLevel)}</Tag>
        <EvidenceTag evidence={registlet.evidence} numbers={registlet.numbersEvidence} />
      </div>
      <EffectSection key={id} registlet={registlet} />
      <ObtainLevels levels={levels} />
      <NamesAndNote nameEn={nameEn} aliases={aliases} note={note} />
      <div className={list.actions}>
        <PageLink entity="registlet" id={id} name={name} />
        <CopyButton text={`${name} (${texts.maxLevel(maxLevel)})\n${effectWords(effect)}`}>
          {texts.copy}
        </CopyButton>
        <SkillLinks registlet={registlet} />
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

/** At which levels it can be had. */
export function ObtainLevels({ levels }: Pick<Registlet, 'levels'>) {
  const texts = registletTexts
  return (
    <section id={SOURCES_PART} className={list.section}>
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
  )
}

/** Where the skill it is about stands, in the planner and among the skills; nothing for those about none. */
export function SkillLinks({ registlet }: { registlet: Registlet }) {
  const texts = registletTexts
  const places = skillPlaces(registlet)
  if (registlet.skill === null) return null
  return (
    <>
      <LinkButton to={places?.planner ?? '/skill/point'} icon={<SkillPointIcon />}>
        {texts.toSkills}
      </LinkButton>
      {places?.card && (
        <LinkButton to={places.card.path}>{texts.toSkill(places.card.name)}</LinkButton>
      )}
    </>
  )
}

/** The effect at the level of the slider. */
export function EffectSection({ registlet }: { registlet: Registlet }) {
  const texts = registletTexts
  const { maxLevel } = registlet
  const effect = effectWords(registlet.effect)
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
