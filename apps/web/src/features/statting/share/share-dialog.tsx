import { OPTION_CATALOGUE_PROVENANCE } from '@gyeol/game-data'
import { useEffect, useState } from 'react'
import { saveFile } from '../../../shared/files/save-file.ts'
import { DownloadIcon } from '../../../shared/icons/icons.ts'
import { ShareDialog } from '../../../shared/share/share-dialog.tsx'
import { Button } from '../../../shared/ui/buttons/button.tsx'
import { writeLinkHash } from './share-link.ts'
import { writeFile } from './statting-file.ts'
import { stattingTexts } from '../statting.texts.ts'
import type { StattingDocument } from '../sessions/statting-document.ts'

type SessionShareDialogProps = {
  readonly doc: StattingDocument
  readonly all: readonly StattingDocument[]
  readonly text: string
  readonly onImage: () => void
  readonly onClose: () => void
}

/** Every way to hand a session on: the usual ones, and files that come back in whole. */
export function SessionShareDialog({ doc, all, ...rest }: SessionShareDialogProps) {
  const texts = stattingTexts.share
  const link = useLink(doc)
  function save(docs: readonly StattingDocument[]) {
    const content = new Blob([writeFile(docs)], { type: 'application/json' })
    saveFile(`${docs.length === 1 ? doc.name : texts.title}.json`, content)
  }
  return (
    <ShareDialog name={doc.name} link={link} {...rest}>
      <Button block icon={<DownloadIcon />} onClick={() => save([doc])}>
        {texts.file}
      </Button>
      {all.length > 1 && (
        <Button block icon={<DownloadIcon />} onClick={() => save(all)}>
          {texts.fileAll}
        </Button>
      )}
    </ShareDialog>
  )
}

function useLink(doc: StattingDocument): string | null {
  const [link, setLink] = useState<string | null>(null)
  useEffect(() => {
    let isCurrent = true
    const write = async () => {
      const hash = await writeLinkHash(doc, OPTION_CATALOGUE_PROVENANCE.asOf)
      if (isCurrent) setLink(`${location.origin}/statting${hash}`)
    }
    void write()
    return () => {
      isCurrent = false
    }
  }, [doc])
  return link
}
