import { DarkModeIcon, LightModeIcon, SystemModeIcon } from '../../shared/icons/icons.ts'
import { useSaved } from '../../shared/saved-data/saved-data.ts'
import { COLOR_MODES, colorModeSaved } from '../../shared/session/color-mode.ts'
import { SegmentedControl } from '../../shared/ui/fields/segmented-control.tsx'
import { layoutTexts } from './layout.texts.ts'

const ICONS = { light: LightModeIcon, system: SystemModeIcon, dark: DarkModeIcon }

/** The three-way switch of the specification: light, system, dark. */
export function ColorModeControl() {
  const texts = layoutTexts.mode
  const [chosen, choose] = useSaved(colorModeSaved)
  return (
    <SegmentedControl
      label={texts.label}
      size="small"
      value={chosen}
      onChange={choose}
      segments={COLOR_MODES.map((mode) => {
        const Icon = ICONS[mode]
        return {
          value: mode,
          label: texts[mode],
          iconOnly: true,
          icon: <Icon aria-hidden="true" />,
        }
      })}
    />
  )
}
