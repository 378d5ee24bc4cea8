import { Toolbar } from '@base-ui/react/toolbar'
import { IMAGE_MEDIA_TYPES } from '@gyeol/contract'
import { type ReactElement, useEffect, useRef, useState } from 'react'
import {
  BoldIcon,
  HeadingIcon,
  ImageIcon,
  ItalicIcon,
  LinkIcon,
  ListIcon,
  NumbersIcon,
  QuoteIcon,
  TableIcon,
} from '../../icons/icons.ts'
import { IconButton } from '../../ui/buttons/button.tsx'
import { applyEdit, writtenIn } from './apply-edit.ts'
import { PictureDialog, type WordedPicture } from './picture-dialog.tsx'
import {
  insertBlock,
  insertPicture,
  link,
  markLines,
  type TextEdit,
  wrap,
  type Written,
} from './text-edits.ts'
import styles from './tools.module.css'
import { toolsTexts } from './tools.texts.ts'
import { useBroughtPictures } from './use-brought-pictures.ts'
import { type KeyedTool, useToolKeys } from './use-tool-keys.ts'

type Tool = {
  readonly label: string
  readonly icon: ReactElement
  readonly key?: KeyedTool
  readonly change: (written: Written) => TextEdit
}

/** What makes a text bold, a list, a picture: over the field it changes, with keys of its own. */
export function MarkdownTools({ area }: { area: HTMLTextAreaElement }) {
  const texts = toolsTexts
  const [files, setFiles] = useState<readonly File[]>([])
  const [found, setFound] = useState<readonly WordedPicture[]>([])
  const chooser = useRef<HTMLInputElement>(null)
  const tools = useTools()
  const use = ({ change }: Tool) => applyEdit(area, change(writtenIn(area)))
  useToolKeys(area, (key) => {
    const tool = tools.find((one) => one.key === key)
    if (tool !== undefined) use(tool)
  })
  const isOver = useBroughtPictures(area, setFiles)
  // The window holds the focus until it is gone, and a field is typed into only with the focus.
  useEffect(() => {
    if (found.length === 0) return undefined
    const timer = setTimeout(() => {
      for (const picture of found) applyEdit(area, insertPicture(writtenIn(area), picture))
      setFound([])
    })
    return () => clearTimeout(timer)
  }, [area, found])
  return (
    <>
      <Toolbar.Root className={styles.toolbar} aria-label={texts.toolbar}>
        {tools.map((tool) => (
          <ToolButton key={tool.label} tool={tool} onUse={() => use(tool)} />
        ))}
        <Toolbar.Button
          render={<IconButton label={texts.picture} icon={<ImageIcon />} size="small" />}
          onClick={() => chooser.current?.click()}
        />
      </Toolbar.Root>
      <input
        ref={chooser}
        type="file"
        accept={IMAGE_MEDIA_TYPES.join(',')}
        multiple
        hidden
        onChange={({ target }) => {
          setFiles([...(target.files ?? [])])
          // The same file may be chosen once more.
          target.value = ''
        }}
      />
      {isOver && <p className={styles.drop}>{texts.dropHere}</p>}
      {files.length > 0 && (
        <PictureDialog
          files={files}
          onInsert={(pictures) => {
            setFiles([])
            setFound(pictures)
          }}
          onCancel={() => setFiles([])}
        />
      )}
    </>
  )
}

function ToolButton({ tool, onUse }: { tool: Tool; onUse: () => void }) {
  const texts = toolsTexts
  const { label, icon, key } = tool
  return (
    <Toolbar.Button
      render={
        <IconButton
          label={label}
          title={key === undefined ? label : texts.withKey(label, key)}
          icon={icon}
          size="small"
        />
      }
      // The field keeps the focus, and a phone its keyboard.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onUse}
    />
  )
}

function useTools(): readonly Tool[] {
  const texts = toolsTexts
  return [
    {
      label: texts.bold,
      icon: <BoldIcon />,
      key: 'B',
      change: (written) => wrap(written, '**', texts.boldWord),
    },
    {
      label: texts.italic,
      icon: <ItalicIcon />,
      key: 'I',
      change: (written) => wrap(written, '*', texts.italicWord),
    },
    {
      label: texts.heading,
      icon: <HeadingIcon />,
      change: (written) => markLines(written, 'heading'),
    },
    { label: texts.list, icon: <ListIcon />, change: (written) => markLines(written, 'list') },
    {
      label: texts.numbers,
      icon: <NumbersIcon />,
      change: (written) => markLines(written, 'numbers'),
    },
    { label: texts.quote, icon: <QuoteIcon />, change: (written) => markLines(written, 'quote') },
    {
      label: texts.link,
      icon: <LinkIcon />,
      key: 'K',
      change: (written) => link(written, texts.linkWord),
    },
    {
      label: texts.table,
      icon: <TableIcon />,
      change: (written) => insertBlock(written, texts.tableBlock),
    },
  ]
}
