import type { EpisodeMark } from './chapter-marks.ts'
import styles from './chapter-bars.module.css'

const SLOT = 10
const GAP = 1.5
const HEIGHT = 16
/** Room for the longest chapters, so that a bar is equally wide in every chapter. */
const SLOTS = 10

/** One bar for every episode of a chapter; the words beside it say the same. */
export function ChapterBars({ marks }: { readonly marks: readonly EpisodeMark[] }) {
  return (
    <svg
      className={styles.bars}
      viewBox={`0 0 ${Math.max(SLOTS, marks.length) * SLOT} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {marks.map(({ no, kind, isVenena, height }, index) => (
        <rect
          key={no}
          x={index * SLOT}
          y={HEIGHT - height * HEIGHT}
          width={SLOT - GAP}
          height={height * HEIGHT}
          className={isVenena && kind !== 'out' ? styles.venena : styles[kind]}
        />
      ))}
    </svg>
  )
}
