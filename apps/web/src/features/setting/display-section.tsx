import { useSaved } from '../../shared/saved-data/saved-data.ts'
import { COLOR_MODES, colorModeSaved } from '../../shared/session/color-mode.ts'
import {
  DENSITIES,
  type Display,
  displaySaved,
  RISE_COLORS,
  TEXT_SIZES,
} from '../../shared/session/display.ts'
import { Button } from '../../shared/ui/buttons/button.tsx'
import { Card } from '../../shared/ui/display/card.tsx'
import { SectionTitle } from '../../shared/ui/display/section-title.tsx'
import { SegmentedControl } from '../../shared/ui/fields/segmented-control.tsx'
import styles from './setting.module.css'
import { settingTexts } from './setting.texts.ts'

/** Colours, letters and spacing; every choice takes effect at once, in every tab. */
export function DisplaySection() {
  const texts = settingTexts.display
  const [mode, setMode] = useSaved(colorModeSaved)
  const [display, setDisplay] = useSaved(displaySaved)
  const set = (change: Partial<Display>) => setDisplay({ ...display, ...change })
  const reset = () => {
    colorModeSaved.reset()
    displaySaved.reset()
  }
  return (
    <Card as="section" padding="large" aria-labelledby="display" className={styles.section}>
      <SectionTitle id="display">{texts.title}</SectionTitle>
      <div className={styles.row}>
        <span className={styles.rowHead}>{texts.mode}</span>
        <SegmentedControl
          className={styles.choices}
          label={texts.mode}
          value={mode}
          onChange={setMode}
          segments={COLOR_MODES.map((value) => ({ value, label: texts.modes[value] }))}
        />
      </div>
      <div className={styles.row}>
        <span className={styles.rowHead}>{texts.textSize}</span>
        <SegmentedControl
          className={styles.choices}
          label={texts.textSize}
          value={String(display.textSize)}
          onChange={(size) => set({ textSize: Number(size) })}
          segments={TEXT_SIZES.map((size) => ({
            value: String(size),
            label: texts.percent(size),
          }))}
        />
        <p className={styles.hint}>{texts.textSizeHint}</p>
        <p className={styles.sample}>{texts.sample}</p>
      </div>
      <div className={styles.row}>
        <span className={styles.rowHead}>{texts.density}</span>
        <SegmentedControl
          className={styles.choices}
          label={texts.density}
          value={display.density}
          onChange={(density) => set({ density })}
          segments={DENSITIES.map((value) => ({ value, label: texts.densities[value] }))}
        />
        <p className={styles.hint}>{texts.densityHint}</p>
      </div>
      <div className={styles.row}>
        <span className={styles.rowHead}>{texts.rise}</span>
        <SegmentedControl
          className={styles.choices}
          label={texts.rise}
          value={display.rise}
          onChange={(rise) => set({ rise })}
          segments={RISE_COLORS.map((value) => ({ value, label: texts.rises[value] }))}
        />
        <p className={styles.trend}>
          <span className="muted">{texts.riseSample}</span>
          <span className="up">{texts.up}</span>
          <span className="down">{texts.down}</span>
        </p>
      </div>
      <div className={styles.actions}>
        <Button onClick={reset}>{texts.reset}</Button>
      </div>
    </Card>
  )
}
