import { RedoIcon, UndoIcon } from '../../shared/icons/icons.ts'
import { Button, ButtonGroup, IconButton } from '../../shared/ui/buttons/button.tsx'
import { ActionDock } from '../../shared/ui/layout/action-dock.tsx'
import type { CharactersState } from './build/use-characters.ts'
import { characterTexts } from './character.texts.ts'
import { figureTexts } from './sheet/figure.texts.ts'
import { figureText } from './sheet/figure-words.ts'
import { headFigures } from './sheet/sheet-panel.tsx'

type DockProps = { readonly state: CharactersState; readonly onOpen: () => void }

/** The figures that matter most, always under the thumb; the button opens all of them. */
export function CharacterDock({ state, onOpen }: DockProps) {
  const texts = characterTexts.dock
  const names = figureTexts.names
  const { sheet } = state.built
  const [first = 'atk', ...others] = headFigures(sheet)
  return (
    <ActionDock
      label={texts.label}
      summary={
        state.skillNumbers === 'coming' ? (
          texts.counting
        ) : (
          <>
            <b>{`${names[first]} ${figureText(first, sheet.value(first))}`}</b>
            {others
              .map((id) => `${texts.names[id] ?? names[id]} ${figureText(id, sheet.value(id))}`)
              .join(' · ')}
          </>
        )
      }
      actions={<HistoryButtons state={state} />}
      main={
        <Button variant="primary" aria-haspopup="dialog" onClick={onOpen}>
          {texts.open}
        </Button>
      }
    />
  )
}

/** One step back and one forth. */
export function HistoryButtons({ state }: Pick<DockProps, 'state'>) {
  const texts = characterTexts.history
  return (
    <ButtonGroup label={texts.label}>
      <IconButton
        label={texts.undo}
        icon={<UndoIcon />}
        disabled={!state.canUndo}
        onClick={state.undo}
      />
      <IconButton
        label={texts.redo}
        icon={<RedoIcon />}
        disabled={!state.canRedo}
        onClick={state.redo}
      />
    </ButtonGroup>
  )
}
