import { formatSigned } from '@gyeol/korean'
import {
  type ClickPreview,
  type ClickStep,
  type LevelChange,
  previewAction,
  type SkillKey,
  type SkillLevels,
} from '@gyeol/skills'
import { SKILL_INDEX, skillName } from '../../../shared/skills/skill-index.ts'
import type { SkillPointTexts } from '../skill-point.texts.ts'

/** How a click works now. */
export type ClickWay = { readonly step: ClickStep; readonly connect: boolean }

/** What the two clicks on a skill would change; null = nothing to gain that way. */
export type NodePreview = {
  readonly skill: SkillKey
  readonly raise: ClickPreview | null
  readonly lower: ClickPreview | null
}

export function previewNode(levels: SkillLevels, skill: SkillKey, way: ClickWay): NodePreview {
  const ask = (type: 'raise' | 'lower') => {
    const preview = previewAction(SKILL_INDEX, levels, { type, skill, ...way })
    return preview.ok ? preview.value : null
  }
  return { skill, raise: ask('raise'), lower: ask('lower') }
}

/** Levels as the drawing marks them: those of the click that is possible, raising first. */
export function marksOf(preview: NodePreview | null): ReadonlyMap<SkillKey, number> {
  const click = preview?.raise ?? preview?.lower
  return new Map(click?.changes.map(({ skill, to }) => [skill, to]))
}

const NAMED = 3

/** "메테오 브레이커 0→5 · 함께 하드 히트 0→5 · +10 포인트" */
export function describeClick(click: ClickPreview, texts: SkillPointTexts['preview']): string {
  const words = ({ skill, from, to }: LevelChange) => texts.change(skillName(skill), from, to)
  const [own, ...along] = click.changes
  const parts = own ? [words(own)] : []
  if (along.length > 0) {
    const named = along.slice(0, NAMED).map(words)
    if (along.length > NAMED) named.push(texts.more(along.length - NAMED))
    parts.push(texts.along(named.join(', ')))
  }
  return [...parts, texts.points(formatSigned(click.points))].join(' · ')
}
