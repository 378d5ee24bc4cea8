import { Gem } from '../gem/gem.tsx'
import { loadingTexts } from './loading.texts.ts'
import styles from './loading-mask.module.css'

/**
 * The cover with a breathing gem. It is always in the page and only its opacity changes, within
 * 120 ms, so fast answers do not flash; the text appears inside the live region to be announced.
 */
export function LoadingMask({ isShown }: { isShown: boolean }) {
  const texts = loadingTexts
  return (
    <div className={styles.mask} data-shown={isShown}>
      <Gem className={styles.gem} kind="brand" stage={4} size={44} />
      <output className={styles.text}>{isShown ? texts.loading : ''}</output>
    </div>
  )
}
