import { PictureDialog } from '../../shared/share/picture-dialog.tsx'
import { planTexts } from './plan.texts.ts'
import type { MainQuest } from './use-main-quest.ts'
import { EpisodePicker } from './setting/episode-picker.tsx'
import { PlanPicture } from './share/plan-picture.tsx'
import { PlanShareDialog } from './share/share-dialog.tsx'
import type { OwnDialog } from './own-dialog.ts'
import { mainQuestSaved } from './main-quest.saved.ts'

type OwnDialogsProps = {
  readonly main: MainQuest
  readonly dialog: OwnDialog | null
  readonly onOpen: (dialog: OwnDialog | null) => void
}

/** Everything that opens over the screen. */
export function OwnDialogs({ main, dialog, onOpen }: OwnDialogsProps) {
  const texts = planTexts
  const { quest, setting, plan } = main
  const which = dialog === 'start' || dialog === 'end' ? dialog : null
  const close = () => onOpen(null)
  return (
    <>
      <EpisodePicker
        quest={quest}
        which={which}
        chosen={which === 'start' ? setting.start : (setting.end ?? quest.lastEpisode)}
        onPick={(no) => {
          if (which !== null) main.edit({ [which]: no })
          close()
        }}
        onClose={close}
      />
      {dialog === 'share' && (
        <PlanShareDialog
          quest={quest}
          setting={mainQuestSaved.load().setting}
          plan={plan}
          onImage={() => onOpen('picture')}
          onClose={close}
        />
      )}
      {dialog === 'picture' && (
        <PictureDialog name={texts.fileName} onClose={close}>
          <PlanPicture quest={quest} plan={plan} />
        </PictureDialog>
      )}
    </>
  )
}
