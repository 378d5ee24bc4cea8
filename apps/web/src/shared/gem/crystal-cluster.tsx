import { classNames } from '../theme/class-names.ts'
import { buildCrystal, CLUSTER } from './crystal-geometry.ts'
import styles from './crystal-cluster.module.css'

/** The one illustration of the app. Colours come from the theme. */
export function CrystalCluster({ className }: { className?: string }) {
  return (
    <svg
      className={classNames('gem', styles.cluster, className)}
      viewBox="0 0 520 360"
      aria-hidden="true"
    >
      {CLUSTER.map(({ foot, lean, width, height, stone }) => (
        <g
          key={foot.join()}
          className={styles[`stone${stone}`]}
          transform={`translate(${foot.join(' ')}) rotate(${lean})`}
        >
          {buildCrystal(width, height).map((facet) => (
            <polygon key={facet.points} className={styles[facet.face]} points={facet.points} />
          ))}
        </g>
      ))}
    </svg>
  )
}
