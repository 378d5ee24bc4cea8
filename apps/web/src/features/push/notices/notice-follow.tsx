import { useState } from 'react'
import { BellIcon } from '../../../shared/icons/icons.ts'
import { latePart } from '../../../shared/loading/late-part.tsx'
import { Button } from '../../../shared/ui/buttons/button.tsx'
import { noticeFollowTexts } from './notice-follow.texts.ts'

const FollowDialog = latePart(async () => (await import('./follow-dialog.tsx')).FollowDialog)

/** The way to how soon one is told of new notices. */
export function NoticeFollow() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button icon={<BellIcon />} onClick={() => setOpen(true)}>
        {noticeFollowTexts.open}
      </Button>
      {isOpen && <FollowDialog onClose={() => setOpen(false)} />}
    </>
  )
}
