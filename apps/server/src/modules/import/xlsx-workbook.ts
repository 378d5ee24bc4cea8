import { isDateFormat } from './xlsx-dates.ts'
import { readXml } from './xlsx-xml.ts'
import type { ZipEntry } from './zip-entries.ts'

/** What the cells of a workbook's first sheet need to be understood. */
export type Workbook = {
  readonly sheet: string
  readonly strings: readonly string[]
  /** By the number a cell gives its style: whether it shows a date. */
  readonly dateStyles: readonly boolean[]
  readonly is1904: boolean
}

/** Finds the first sheet of a workbook and what belongs to it. Throws when there is none. */
export function openWorkbook(parts: readonly ZipEntry[]): Workbook {
  const textOf = (path: string) =>
    parts.find(({ name }) => name.replace(/^\//, '') === path)?.bytes.toString('utf8')
  const book = textOf('xl/workbook.xml')
  if (book === undefined) throw new Error('no workbook')
  const { firstSheet, is1904 } = readBook(book)
  const targets = readRelations(textOf('xl/_rels/workbook.xml.rels') ?? '')
  const sheet = textOf(targets.byId.get(firstSheet) ?? '')
  if (sheet === undefined) throw new Error('no sheet')
  const strings = textOf(targets.byType.get('sharedStrings') ?? 'xl/sharedStrings.xml')
  const styles = textOf(targets.byType.get('styles') ?? 'xl/styles.xml')
  return {
    sheet,
    is1904,
    strings: strings === undefined ? [] : readStrings(strings),
    dateStyles: styles === undefined ? [] : readDateStyles(styles),
  }
}

function readBook(xml: string) {
  let firstSheet: string | undefined
  let is1904 = false
  readXml(xml, {
    onOpen(name, { id, date1904 }) {
      if (name === 'sheet') firstSheet ??= id
      if (name === 'workbookPr') is1904 = date1904 === '1' || date1904 === 'true'
    },
  })
  if (firstSheet === undefined) throw new Error('no sheets')
  return { firstSheet, is1904 }
}

function readRelations(xml: string) {
  const byId = new Map<string, string>()
  const byType = new Map<string, string>()
  readXml(xml, {
    onOpen(name, { Id = '', Type = '', Target = '' }) {
      if (name !== 'Relationship') return
      const path = Target.startsWith('/') ? Target.slice(1) : `xl/${Target}`
      byId.set(Id, path)
      byType.set(Type.slice(Type.lastIndexOf('/') + 1), path)
    },
  })
  return { byId, byType }
}

function readStrings(xml: string): readonly string[] {
  const strings: string[] = []
  const text = gatherText()
  readXml(xml, {
    onOpen(name) {
      if (name === 'si') text.begin()
      text.open(name)
    },
    onText: (part) => text.add(part),
    onClose(name) {
      text.close(name)
      if (name === 'si') strings.push(text.end())
    },
  })
  return strings
}

/** Gathers what stands in `<t>`, but for how it is to be read aloud (`<rPh>`). */
export function gatherText() {
  let parts: string[] = []
  let isText = false
  let isReading = false
  return {
    begin() {
      parts = []
    },
    open(name: string) {
      if (name === 't') isText = true
      if (name === 'rPh') isReading = true
    },
    add(text: string) {
      if (isText && !isReading) parts.push(text)
    },
    close(name: string) {
      if (name === 't') isText = false
      if (name === 'rPh') isReading = false
    },
    end: () => unescapeText(parts.join('')),
  }
}

/** Characters XML has no place for are written `_x0008_`. */
const unescapeText = (text: string) =>
  text.replaceAll(/_x([0-9A-Fa-f]{4})_/g, (_whole, digits: string) =>
    String.fromCharCode(Number.parseInt(digits, 16)),
  )

function readDateStyles(xml: string): readonly boolean[] {
  const codes = new Map<number, string>()
  const styles: boolean[] = []
  let isOfCells = false
  readXml(xml, {
    onOpen(name, { numFmtId, formatCode }) {
      if (name === 'cellXfs') isOfCells = true
      const id = Number(numFmtId ?? 0)
      if (name === 'numFmt' && formatCode !== undefined) codes.set(id, formatCode)
      if (name === 'xf' && isOfCells) styles.push(isDateFormat(id, codes.get(id)))
    },
    onClose(name) {
      if (name === 'cellXfs') isOfCells = false
    },
  })
  return styles
}
