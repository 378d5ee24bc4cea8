import { classNames } from '../theme/class-names.ts'
import { drawGem, GEM_FIELD, type GemKind, type GemStage } from './gem-geometry.ts'
import styles from './gem.module.css'

export type { GemKind, GemStage }

export type GemProps = {
  readonly kind: GemKind
  /** Enhancement stage; anything above 5 is drawn as 5. */
  readonly stage?: number
  /** Width and height in px; without it the class decides. */
  readonly size?: number
  /** Words for a gem that stands alone; beside its name it is decoration. */
  readonly label?: string
  readonly className?: string
}

export function Gem({ kind, stage = 1, size, label, className }: GemProps) {
  const { outline, shades } = drawGem(kind, toStage(stage))
  return (
    <svg
      className={classNames('gem', styles.gem, styles[kind], className)}
      viewBox={`0 0 ${GEM_FIELD} ${GEM_FIELD}`}
      width={size}
      height={size}
      role={label === undefined ? undefined : 'img'}
      aria-label={label}
      aria-hidden={label === undefined || undefined}
    >
      <path d={outline} fill="currentColor" />
      {shades.map((shade) => (
        <path
          key={`${shade.tone}${shade.opacity}`}
          className={styles[shade.tone]}
          fillOpacity={shade.opacity}
          d={shade.path}
        />
      ))}
    </svg>
  )
}

function toStage(stage: number): GemStage {
  if (stage >= 5) return 5
  if (stage >= 4) return 4
  if (stage >= 3) return 3
  return stage >= 2 ? 2 : 1
}
