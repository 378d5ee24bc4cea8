import type { Skill, SkillKind } from '@gyeol/skills'
import { classNames } from '../theme/class-names.ts'
import styles from './skill-glyph.module.css'

/** Silhouette by kind, in a field of 32 × 32: blade, star, shield, stone, double square. */
const OUTLINES: Readonly<Record<SkillKind, string>> = {
  physical: 'M16 1 27 16 16 31 5 16Z',
  magic:
    'M16 1 20.2 8.7 29 8.5 24.4 16 29 23.5 20.2 23.3 16 31 11.8 23.3 3 23.5 7.6 16 3 8.5 11.8 8.7Z',
  support: 'M16 2 28 6.5V16C28 23 23 28 16 31 9 28 4 23 4 16V6.5Z',
  passive: 'M9 3H23L29 9V23L23 29H9L3 23V9Z',
  ex: 'M16 1 20.6 5.4 27 5 26.6 11.4 31 16 26.6 20.6 27 27 20.6 26.6 16 31 11.4 26.6 5 27 5.4 20.6 1 16 5.4 11.4 5 5 11.4 5.4Z',
}

type SkillGlyphProps = {
  readonly skill: Pick<Skill, 'name' | 'kind'>
  readonly size?: 'small' | 'medium' | 'large'
  /** Filled: learned, chosen. */
  readonly isStrong?: boolean
}

/**
 * A skill's own drawing: the silhouette says its kind, the first syllable which one it is. Decorative:
 * the name always stands beside it.
 */
export function SkillGlyph({ skill, size = 'medium', isStrong = false }: SkillGlyphProps) {
  const kind = skill.kind ?? 'passive'
  return (
    <svg
      viewBox="0 0 32 32"
      aria-hidden="true"
      className={classNames(styles.glyph, styles[size], styles[kind], isStrong && styles.strong)}
    >
      <path d={OUTLINES[kind]} strokeLinejoin="round" />
      <text x="16" y="16" textAnchor="middle" dominantBaseline="central">
        {firstSign(skill.name)}
      </text>
    </svg>
  )
}

/** The first syllable; of names that begin alike ("술식/…") the first behind the slash. */
function firstSign(name: string): string {
  const own = name.includes('/') ? name.slice(name.indexOf('/') + 1) : name
  return own.slice(0, 1)
}
