import { thingPath } from '@gyeol/catalogue'
import type { Registlet } from '@gyeol/contract'
import { COMBO_SKILL_NOTES, otherSkillName } from '@gyeol/game-data'
import {
  bookLevelOf,
  cheapestPath,
  type SkillKey,
  type SkillKind,
  type SkillNode,
} from '@gyeol/skills'
import { useState } from 'react'
import { Link } from 'react-router'
import { latePart } from '../../shared/loading/late-part.tsx'
import { SkillGlyph } from '../../shared/skills/skill-glyph.tsx'
import { SKILL_INDEX } from '../../shared/skills/skill-index.ts'
import { skillTexts } from '../../shared/skills/skill.texts.ts'
import { LANGUAGE } from '../../shared/texts/language.ts'
import { Card } from '../../shared/ui/display/card.tsx'
import { classNames } from '../../shared/theme/class-names.ts'
import { DefinitionList, DefinitionRow } from '../../shared/ui/display/definition-row.tsx'
import { Tag } from '../../shared/ui/display/tag.tsx'
import { skillHref } from './skill-address.ts'
import styles from './skill-card.module.css'
import { skillInfoTexts } from './skill-info.texts.ts'

/** Those about a skill; `waiting` before the list is there, `unknown` where it does not come. */
export type SkillRegistlets = readonly Pick<Registlet, 'id' | 'name'>[] | 'waiting' | 'unknown'

type SkillCardProps = {
  readonly node: SkillNode
  readonly registlets: SkillRegistlets
  /** The address names this one. */
  readonly isTarget: boolean
}

/** What is known of one skill. Unknown numbers are left out, never shown as 0. */
export function SkillCard({ node, registlets, isTarget }: SkillCardProps) {
  const texts = skillInfoTexts.group
  const words = skillTexts
  const { key, skill, ancestors, descendants } = node
  const needed = ancestors.at(-1)
  const needing = descendants.filter((other) => directNeedOf(other) === key)
  const notes = COMBO_SKILL_NOTES.filter((note) => note.skill === key)
  return (
    <Card
      as="article"
      padding="medium"
      aria-label={skill.name}
      className={classNames(styles.card, isTarget && styles.target)}
    >
      <header className={styles.head}>
        <SkillGlyph skill={skill} size="large" />
        <div>
          <h2 className={styles.name}>{skill.name}</h2>
          <p className={styles.english} lang={LANGUAGE === 'korea' ? 'en' : 'ko'}>
            {otherSkillName(skill)}
          </p>
        </div>
      </header>
      <p className={styles.tags}>
        <Tag tone="primary">{skill.kind ? words.kind[skill.kind] : words.unknownKind}</Tag>
        <Tag>{bookWords(node, words)}</Tag>
        {skill.mp !== undefined && <Tag>{words.mp(skill.mp)}</Tag>}
        {notes.some(({ cannotStart }) => cannotStart) && (
          <Tag tone="brass">{texts.combo.cannotStart}</Tag>
        )}
        {notes.some(({ halvesNext }) => halvesNext) && (
          <Tag tone="brass">{texts.combo.halvesNext}</Tag>
        )}
      </p>
      <DefinitionList>
        <DefinitionRow term={texts.needs} muted={needed === undefined}>
          {needed === undefined ? texts.none : <SkillLink skill={needed} level />}
        </DefinitionRow>
        <DefinitionRow term={texts.neededBy} muted={needing.length === 0}>
          {needing.length === 0 ? (
            texts.none
          ) : (
            <span className={styles.links}>
              {needing.map((other) => (
                <SkillLink key={other} skill={other} />
              ))}
            </span>
          )}
        </DefinitionRow>
        <DefinitionRow term={texts.cost}>
          {texts.costOf(cheapestPath(SKILL_INDEX, { [key]: 1 }).points)}
        </DefinitionRow>
        {registlets !== 'unknown' && <RegistletsRow registlets={registlets} />}
      </DefinitionList>
      {mayHit(skill.kind) && <DamageFold skill={key} />}
    </Card>
  )
}

/** Passives hit nobody; of what kind some skills are is not known. */
const mayHit = (kind: SkillKind | undefined) => kind !== 'passive'

const SkillDamage = latePart(async () => (await import('./skill-damage-part.tsx')).SkillDamage)

/** The numbers of all skills are heavy: they come with the first card that is opened. */
function DamageFold({ skill }: { readonly skill: SkillKey }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details
      className={styles.fold}
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>{skillInfoTexts.group.damage}</summary>
      {isOpen && <SkillDamage skill={skill} />}
    </details>
  )
}

/** As high before the list is there, and where there are none. */
function RegistletsRow({ registlets }: { registlets: Exclude<SkillRegistlets, 'unknown'> }) {
  const texts = skillInfoTexts.group
  const hasSome = registlets !== 'waiting' && registlets.length > 0
  return (
    <DefinitionRow term={texts.registlets} muted={!hasSome}>
      {hasSome ? (
        <span className={styles.links}>
          {registlets.map(({ id, name }) => (
            <Link key={id} to={thingPath('registlet', id)} className={styles.link}>
              {name}
            </Link>
          ))}
        </span>
      ) : (
        <span className={styles.word}>{registlets === 'waiting' ? '…' : texts.none}</span>
      )}
    </DefinitionRow>
  )
}

type SkillLinkProps = {
  readonly skill: SkillKey
  /** Says the level that is needed. */
  readonly level?: boolean
}

function SkillLink({ skill, level = false }: SkillLinkProps) {
  const texts = skillInfoTexts.group
  const node = SKILL_INDEX.nodes.get(skill)
  if (!node) return null
  return (
    <Link to={skillHref(node)} className={styles.link}>
      {level ? texts.needsLevel(node.skill.name) : node.skill.name}
    </Link>
  )
}

function directNeedOf(skill: SkillKey): SkillKey | undefined {
  return SKILL_INDEX.nodes.get(skill)?.ancestors.at(-1)
}

function bookWords({ key, skill }: SkillNode, words: typeof skillTexts): string {
  if (skill.tier === undefined) return words.unknownBook
  const level = bookLevelOf(SKILL_INDEX, key)
  return level === null ? words.book(skill.tier) : words.bookAt(skill.tier, level)
}
