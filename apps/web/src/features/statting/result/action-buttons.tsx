import {
  ImageIcon,
  RedoIcon,
  RepeatIcon,
  ShareIcon,
  UndoIcon,
} from '../../../shared/icons/icons.ts'
import { Button, ButtonGroup, IconButton } from '../../../shared/ui/buttons/button.tsx'
import { Kbd } from '../../../shared/ui/display/kbd.tsx'
import { stattingTexts } from '../statting.texts.ts'
import styles from './action-buttons.module.css'
import type { StattingView } from '../sessions/statting-view.ts'
import type { StattingWords } from '../statting-words.ts'

type HistoryButtonsProps = {
  readonly view: StattingView
  readonly words: StattingWords
  readonly onUndo: () => void
  readonly onRedo: () => void
  readonly onRepeat: () => void
}

/** Undo, redo and repeat; each says in its label what it will do. */
export function HistoryButtons({ view, words, onUndo, onRedo, onRepeat }: HistoryButtonsProps) {
  const texts = stattingTexts.actions
  return (
    <ButtonGroup label={texts.group}>
      <IconButton
        label={words.undo}
        icon={<UndoIcon />}
        disabled={!view.canUndo}
        onClick={onUndo}
      />
      <IconButton
        label={words.redo}
        icon={<RedoIcon />}
        disabled={!view.canRedo}
        onClick={onRedo}
      />
      <IconButton
        label={words.repeat}
        icon={<RepeatIcon />}
        disabled={view.repeatRefusal !== null}
        onClick={onRepeat}
      />
    </ButtonGroup>
  )
}

type HandOnButtonsProps = {
  /** In the phone's dock, where every letter counts. */
  readonly isShort?: boolean
  readonly onShare: () => void
  readonly onPicture: () => void
}

/** A finished session cannot be confirmed any more: what is left is to show it. */
function HandOnButtons({ isShort = false, onShare, onPicture }: HandOnButtonsProps) {
  const texts = stattingTexts.share
  return (
    <div className={styles.handOn}>
      <Button
        variant="primary"
        size="large"
        icon={isShort ? undefined : <ShareIcon />}
        onClick={onShare}
      >
        {texts.open}
      </Button>
      <IconButton
        variant="secondary"
        size="large"
        label={texts.image}
        icon={<ImageIcon />}
        onClick={onPicture}
      />
    </div>
  )
}

type ConfirmButtonProps = {
  readonly view: StattingView
  readonly words: StattingWords
  readonly isShort?: boolean
  readonly onConfirm: () => void
}

/** Confirm; it says beforehand when the step will end the session. */
function ConfirmButton({ view, words, isShort = false, onConfirm }: ConfirmButtonProps) {
  const texts = stattingTexts.actions
  const ends = view.preview.finishes && view.confirmRefusal === null
  const finish = isShort ? texts.finishShort : texts.finish
  return (
    <Button
      variant="primary"
      size="large"
      disabled={view.confirmRefusal !== null}
      title={words.confirmBlocked ?? undefined}
      onClick={onConfirm}
    >
      {ends ? finish : texts.confirm}
      {!isShort && <Kbd>Enter</Kbd>}
    </Button>
  )
}

/** The next thing to do: confirm, or hand the finished session on. */
export function MainButtons(props: ConfirmButtonProps & HandOnButtonsProps) {
  return props.view.session.finished === null ? (
    <ConfirmButton {...props} />
  ) : (
    <HandOnButtons {...props} />
  )
}
