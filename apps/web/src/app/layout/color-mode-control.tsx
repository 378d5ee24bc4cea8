import { DarkModeIcon, LightModeIcon, SystemModeIcon } from '../../shared/icons/icons.ts'
import { useSaved } from '../../shared/saved-data/saved-data.ts'
import { COLOR_MODES, colorModeSaved } from '../../shared/session/color-mode.ts'
import { useTexts } from '../../shared/texts/texts.ts'
import styles from './color-mode-control.module.css'
import { layoutTexts } from './layout.texts.ts'

const ICONS = { light: LightModeIcon, system: SystemModeIcon, dark: DarkModeIcon }

/**
 * The three-way switch of the specification: light, system, dark. Native radio buttons: they are
 * on every page's first load, and the kit's segmented control would bring 8 KB of its library.
 */
export function ColorModeControl() {
  const texts = useTexts(layoutTexts).mode
  const [chosen, choose] = useSaved(colorModeSaved)
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{texts.label}</legend>
      {COLOR_MODES.map((mode) => {
        const Icon = ICONS[mode]
        return (
          <label key={mode} className={styles.mode} title={texts[mode]}>
            <input
              className={styles.input}
              type="radio"
              name="color-mode"
              aria-label={texts[mode]}
              checked={mode === chosen}
              onChange={() => choose(mode)}
            />
            <Icon aria-hidden="true" />
          </label>
        )
      })}
    </fieldset>
  )
}
