import { useCallback, useEffect, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { keepReceived } from '../../shared/files/received.ts'
import { showErrorToast } from '../../shared/toast/toast.ts'
import { LinkButton } from '../../shared/ui/buttons/button.tsx'
import { FullPageMessage } from '../../shared/ui/display/full-page-message.tsx'
import { LoadingBlock } from '../../shared/ui/display/loading-block.tsx'
import { onLaunchedFile } from './launched-file.ts'
import { receiveTexts } from './receive.texts.ts'
import { wayOf } from './way-of.ts'

const MAX_FILE_BYTES = 5 * 1024 * 1024

/** What the manifest names for what other apps share. */
const SHARED_FIELDS = ['url', 'text', 'title'] as const

/** Something came from another app, or a file was opened with this one: on to the screen that reads it. */
export function ReceiveScreen() {
  const texts = receiveTexts
  const [query] = useSearchParams()
  const shared = SHARED_FIELDS.map((field) => query.get(field) ?? '').join('\n')
  const [isEmpty, setEmpty] = useState(false)
  const open = useOpening(setEmpty)
  useEffect(() => {
    onLaunchedFile((file) => {
      void readFile(file, receiveTexts).then((text) => open(text ?? ''))
    })
    open(shared)
  }, [open, shared])
  if (!isEmpty) return <LoadingBlock label={texts.opening} />
  return (
    <FullPageMessage
      title={texts.nothing}
      line={texts.nothingLine}
      action={<LinkButton to="/">{texts.home}</LinkButton>}
    />
  )
}

/** Back does not come here again. */
function useOpening(setEmpty: (isEmpty: boolean) => void): (text: string) => void {
  const navigate = useNavigate()
  return useCallback(
    (text) => {
      const way = wayOf(text, location.origin)
      setEmpty(way.kind === 'nothing')
      if (way.kind === 'nothing') return
      if (way.kind === 'page') return void navigate(way.path, { replace: true })
      const opener = way.kind === 'build' ? '/statting' : '/setting'
      keepReceived(opener, way.text)
      void navigate(opener, { replace: true })
    },
    [navigate, setEmpty],
  )
}

async function readFile(
  opened: Promise<File>,
  texts: { readonly tooBig: string; readonly unreadable: string },
): Promise<string | null> {
  try {
    const file = await opened
    if (file.size <= MAX_FILE_BYTES) return await file.text()
    showErrorToast(texts.tooBig)
  } catch {
    showErrorToast(texts.unreadable)
  }
  return null
}
