import { Gem } from '../../gem/gem.tsx'
import { classNames } from '../../theme/class-names.ts'
import styles from './loading-block.module.css'
import { uiTexts } from '../../texts/ui.texts.ts'

/** Gem and 로딩중...: what the loading mask shows in its middle. */
export function LoadingMaskVisual({ label }: { label?: string }) {
  const texts = uiTexts
  return (
    <span className={styles.visual}>
      <Gem kind="brand" stage={5} size={40} className={styles.gem} />
      {label ?? texts.loading}
    </span>
  )
}

/** The same in the place of one part of a screen. */
export function LoadingBlock({ label, className }: { label?: string; className?: string }) {
  return (
    <output className={classNames(styles.block, className)}>
      <LoadingMaskVisual label={label} />
    </output>
  )
}
