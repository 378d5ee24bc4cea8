import { uiTexts } from '../../texts/ui.texts.ts'
import { VisuallyHidden } from '../../ui/display/visually-hidden.tsx'
import styles from './chart-loading.module.css'

/** Grid lines and one soft bar in the place and height of a chart that is coming. */
export function ChartLoading({ height }: { readonly height: number }) {
  const texts = uiTexts
  return (
    <output className={styles.loading} style={{ height }}>
      <VisuallyHidden>{texts.loading}</VisuallyHidden>
    </output>
  )
}
