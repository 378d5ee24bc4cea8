import { nameWords } from '@gyeol/catalogue'
import type { Boss } from '@gyeol/contract'
import { MAX_SKILL_LEVEL } from '@gyeol/character'
import { createSearchIndex, parseKoreanNumber } from '@gyeol/korean'
import { memo, useMemo } from 'react'
import { BossIcon, SkillPointIcon } from '../../../shared/icons/icons.ts'
import { SKILL_INDEX, skillName } from '../../../shared/skills/skill-index.ts'
import { Button } from '../../../shared/ui/buttons/button.tsx'
import { Field } from '../../../shared/ui/fields/field.tsx'
import { NumberField } from '../../../shared/ui/fields/number-field.tsx'
import { Combobox } from '../../../shared/ui/pickers/combobox.tsx'
import { gearOf } from '../build/build-sheet.ts'
import type { CastSetting, CharacterBody } from '../build/character-build.ts'
import { characterTexts } from '../character.texts.ts'
import type { SiteList } from '../gear/use-lists.ts'
import { fetchSkillEffects, type SkillEffects } from '../skills/skill-effects.ts'
import { type AttackSkill, attackSkills } from './attack-skills.ts'
import { fromTheStrongest, knownOf } from './cast-target.ts'
import styles from './cast.module.css'

type CastPickersProps = Pick<CharacterBody, 'gear' | 'armorMake'> & {
  readonly setting: CastSetting
  readonly effects: SkillEffects
  readonly bosses: SiteList<Boss>
  readonly boss: Boss | null
  readonly onBosses: () => void
  readonly onChange: (patch: Partial<CastSetting>) => void
}

/** Whom and with what. */
export const CastPickers = memo(function CastPickers(props: CastPickersProps) {
  const { setting, gear, armorMake, effects, bosses, boss, onBosses, onChange } = props
  const words = characterTexts
  const texts = words.cast
  const skills = useMemo(
    () => attackSkills(gearOf({ gear, armorMake }), effects),
    [gear, armorMake, effects],
  )
  const searchSkill = useMemo(() => {
    const index = createSearchIndex(skills, skillWords)
    return (query: string) => index.search(query).map(({ item }) => item)
  }, [skills])
  const items = useMemo(() => fromTheStrongest(bosses.items), [bosses.items])
  const search = useMemo(() => {
    const index = createSearchIndex(bosses.items, nameWords)
    return (query: string) => index.search(query).map(({ item }) => item)
  }, [bosses.items])
  const skill = setting.skill === null ? null : skillName(setting.skill)
  return (
    <div className={styles.pickers}>
      <Combobox<Boss>
        label={texts.pickBoss}
        items={items}
        value={boss}
        getKey={({ id }) => id}
        getLabel={({ name }) => name}
        renderItem={(item) => <BossWords boss={item} difficulty={setting.difficulty} />}
        emptyText={bosses.state === 'there' ? undefined : texts.bosses[bosses.state]}
        search={search}
        onOpenChange={(isOpen) => {
          if (isOpen) onBosses()
        }}
        onChange={({ id, difficulties }) =>
          onChange({
            boss: id,
            typed: {},
            ...(!difficulties.includes(setting.difficulty) && { difficulty: 'normal' }),
          })
        }
        trigger={
          <Button
            block
            icon={<BossIcon />}
            aria-label={`${texts.boss}: ${boss?.name ?? texts.pickBoss}`}
          >
            {boss?.name ?? texts.pickBoss}
          </Button>
        }
      />
      <Combobox<AttackSkill>
        label={texts.pickSkill}
        items={skills}
        value={null}
        getKey={({ id }) => id}
        getLabel={({ name }) => name}
        groupOf={({ isSure }) => (isSure ? texts.isSure : texts.isUnsure)}
        search={searchSkill}
        emptyText={effects.size === 0 ? texts.skillsComing : undefined}
        onOpenChange={(isOpen) => {
          if (isOpen) void fetchSkillEffects()
        }}
        onChange={({ id }) => onChange({ skill: id })}
        trigger={
          <Button
            block
            icon={<SkillPointIcon />}
            aria-label={`${texts.skill}: ${skill ?? texts.pickSkill}`}
          >
            {skill ?? texts.pickSkill}
          </Button>
        }
      />
      <Field label={texts.skillLevel}>
        <NumberField
          parse={parseKoreanNumber}
          label={texts.skillLevel}
          value={setting.skillLevel}
          min={1}
          max={MAX_SKILL_LEVEL}
          onChange={(skillLevel) => onChange({ skillLevel })}
        />
      </Field>
    </div>
  )
})

/** A skill is found by everything it is called. */
function skillWords({ id, name }: AttackSkill) {
  const skill = SKILL_INDEX.nodes.get(id)?.skill
  return skill ? { name, aliases: [...(skill.aliases ?? []), skill.nameEn] } : { name }
}

/** A boss in the list: its level at the difficulty, and whether a hit on it cannot be calculated. */
function BossWords({ boss, difficulty }: Pick<CastSetting, 'difficulty'> & { boss: Boss }) {
  const texts = characterTexts.cast
  const { level, def, mdef } = knownOf(boss, difficulty)
  const words = [
    level === null ? null : `Lv ${level}`,
    def === null || mdef === null ? texts.noDefence : null,
  ].filter((word) => word !== null)
  return (
    <span>
      {boss.name} <small>{words.join(' · ')}</small>
    </span>
  )
}
