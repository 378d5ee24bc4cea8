import type { ShortLinkInput } from '@gyeol/contract'
import { useState } from 'react'
import { copyText } from '../files/copy-text.ts'
import { CopyIcon, DeleteIcon } from '../icons/icons.ts'
import { useSaved } from '../saved-data/saved-data.ts'
import { showActionToast, showToast } from '../toast/toast.ts'
import { IconButton } from '../ui/buttons/button.tsx'
import styles from './share-dialog.module.css'
import { shareTexts } from './share.texts.ts'
import { makeShortLink, removeShortLink, shortLinkUrl } from './short-link.ts'
import { shortLinksSaved } from './short-links.saved.ts'

type ShortLinkState = {
  readonly code: string | null
  readonly make: () => Promise<void>
  readonly forget: () => void
}

/** The short link of a work, once it has been made. Another work has another one. */
export function useShortLink(input: ShortLinkInput | null): ShortLinkState {
  const texts = shareTexts
  const [made, setMade] = useState<{ readonly hash: string; readonly code: string } | null>(null)
  return {
    code: made !== null && made.hash === input?.hash ? made.code : null,
    async make() {
      if (input === null) return
      // A failure has been told by then.
      const answer = await makeShortLink(input).catch(() => null)
      if (answer === null) return
      setMade({ hash: input.hash, code: answer.code })
      if (await copyText(shortLinkUrl(answer.code)))
        showToast(texts.shortCopied, { kind: 'success' })
    },
    forget: () => setMade(null),
  }
}

/** A short link that has been made: to be copied again, and removed by its maker. */
export function ShortLinkRow({ code, onRemoved }: { code: string; onRemoved?: () => void }) {
  const texts = shareTexts
  const [own] = useSaved(shortLinksSaved)
  const url = shortLinkUrl(code)
  const copy = async () => {
    if (await copyText(url)) showToast(texts.shortCopied, { kind: 'success' })
  }
  const remove = async () => {
    // A failure has been told by then.
    const input = await removeShortLink(code).catch(() => null)
    if (input === null) return
    onRemoved?.()
    showActionToast(texts.shortRemoved, {
      label: texts.undo,
      run: () => void makeShortLink(input).catch(() => null),
    })
  }
  return (
    <div className={styles.short}>
      <input
        className={styles.shortAddress}
        readOnly
        aria-label={texts.shortLink}
        value={url.replace(/^https?:\/\//, '')}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <IconButton label={texts.shortCopy} icon={<CopyIcon />} onClick={() => void copy()} />
      {own.some((link) => link.code === code) && (
        <IconButton label={texts.shortRemove} icon={<DeleteIcon />} onClick={() => void remove()} />
      )}
    </div>
  )
}
