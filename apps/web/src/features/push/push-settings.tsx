import type { PushPreferences } from '@gyeol/contract'
import { useState } from 'react'
import { BellIcon } from '../../shared/icons/icons.ts'
import { showLongToast } from '../../shared/toast/toast.ts'
import { Button } from '../../shared/ui/buttons/button.tsx'
import { Dialog } from '../../shared/ui/layers/dialog.tsx'
import { HintStrip } from '../../shared/ui/display/hint-strip.tsx'
import { pushSupport } from './push-browser.ts'
import { PreferenceFields } from './preference-fields.tsx'
import styles from './push-settings.module.css'
import { useReadPushKeyQuery } from './push.api.ts'
import { pushTexts } from './push.texts.ts'
import { usePush } from './use-push.ts'

/** The button of the reminders; nothing where the site or the browser has none. */
export function PushSettings() {
  const support = pushSupport()
  const { data } = useReadPushKeyQuery(undefined, { skip: support === 'none' })
  const publicKey = data?.publicKey ?? null
  if (support === 'none' || publicKey === null) return null
  return support === 'needs-install' ? <InstallFirst /> : <PushDialog publicKey={publicKey} />
}

function InstallFirst() {
  const texts = pushTexts
  return (
    <Dialog
      size="small"
      title={texts.title}
      trigger={<Button icon={<BellIcon />}>{texts.open}</Button>}
    >
      <HintStrip>{texts.needsInstall}</HintStrip>
    </Dialog>
  )
}

/** What is offered to somebody who turns reminders on for the first time. */
const OFFERED: PushPreferences = {
  kinds: ['event', 'maintenance'],
  minutesBefore: 10,
  quietHours: { fromHour: 23, toHour: 8 },
}

function PushDialog({ publicKey }: { publicKey: string }) {
  const texts = pushTexts
  const push = usePush(publicKey)
  const [isOpen, setOpen] = useState(false)
  const [changed, setChanged] = useState<PushPreferences | null>(null)
  const kept = push.kept?.preferences
  // Who has turned on nothing but notices is offered what a newcomer is.
  const preferences = changed ?? (kept !== undefined && kept.kinds.length > 0 ? kept : OFFERED)
  const hasNotices = (push.kept?.notices ?? 'off') !== 'off'
  const isEmpty = preferences.kinds.length === 0
  const open = (isShown: boolean) => {
    setOpen(isShown)
    setChanged(null)
    if (isShown) void push.read()
  }
  const save = async () => {
    const told = push.isOn ? texts.saved : texts.isOn
    if (!(await push.turnOn({ preferences }))) return
    showLongToast(told, 'success')
    setOpen(false)
  }
  return (
    <Dialog
      title={texts.title}
      description={texts.line}
      open={isOpen}
      onOpenChange={open}
      trigger={<Button icon={<BellIcon />}>{push.isOn ? texts.opened : texts.open}</Button>}
      footer={
        <>
          {push.isOn && (
            <Button busy={push.isBusy} onClick={() => void push.turnOff()}>
              {texts.off}
            </Button>
          )}
          <Button
            variant="primary"
            busy={push.isBusy}
            disabled={isEmpty}
            onClick={() => void save()}
          >
            {push.isOn ? texts.save : texts.on}
          </Button>
        </>
      }
    >
      <div className={styles.fields}>
        {push.problem !== null && (
          <HintStrip tone="danger" live>
            {texts[push.problem]}
          </HintStrip>
        )}
        <PreferenceFields preferences={preferences} onChange={setChanged} />
        {push.isOn && hasNotices && <p className={styles.quiet}>{texts.noticesToo}</p>}
        {isEmpty && <p className={styles.nothing}>{texts.nothing}</p>}
      </div>
    </Dialog>
  )
}
