import { formatDate } from '@gyeol/korean'
import { useState } from 'react'
import { requestFile, type HttpRequest } from '../http/request.ts'
import { DownloadIcon } from '../icons/icons.ts'
import { Button } from '../ui/buttons/button.tsx'
import { saveFile } from './save-file.ts'

type FileDownloadProps = Pick<HttpRequest, 'path' | 'query'> & {
  /** What the file is called on a day. */
  readonly fileName: (day: string) => string
  readonly children: string
}

/** A button that has a file made by the server, after asking for the password where it wants it again. */
export function FileDownload({ path, query, fileName, children }: FileDownloadProps) {
  const [isBusy, setBusy] = useState(false)
  const download = async () => {
    setBusy(true)
    try {
      saveFile(fileName(formatDate(Date.now())), await requestFile({ path, query }))
    } catch {
      // The toast has said why, or nobody wanted it any more.
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button icon={<DownloadIcon />} busy={isBusy} onClick={() => void download()}>
      {children}
    </Button>
  )
}
