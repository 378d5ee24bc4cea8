import { Parser } from 'saxen'

/** What a part of a workbook says, tag by tag; names without their prefixes. */
export type XmlListener = {
  readonly onOpen?: (name: string, attributes: Readonly<Record<string, string>>) => void
  readonly onText?: (text: string) => void
  readonly onClose?: (name: string) => void
}

/** Reads a part of a workbook. Throws what the reader says of XML that is none; entities of a file's own stay text. */
export function readXml(xml: string, { onOpen, onText, onClose }: XmlListener): void {
  const parser = new Parser()
  parser.on('error', (error) => {
    throw error
  })
  parser.on('openTag', (name, readAttributes, decode) => {
    if (onOpen) onOpen(localName(name), attributesOf(readAttributes(), decode))
  })
  parser.on('text', (text, decode) => onText?.(decode(text)))
  parser.on('cdata', (text) => onText?.(text))
  parser.on('closeTag', (name) => onClose?.(localName(name)))
  parser.parse(xml)
}

function attributesOf(raw: Readonly<Record<string, string>>, decode: (text: string) => string) {
  return Object.fromEntries(
    Object.entries(raw).map(([name, value]) => [localName(name), decode(value)]),
  )
}

const localName = (name: string) => name.slice(name.indexOf(':') + 1)
