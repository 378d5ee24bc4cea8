import { lettersOf } from './file-sheet.ts'
import { writeZip } from './zip-entries.ts'

type Cell = string | number | null

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const RELATIONS = 'http://schemas.openxmlformats.org/package/2006/relationships'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const TYPES = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'

const COLUMN_WIDTH = 24

/** Styles by their place in styles.xml. */
const PLAIN = 0
const BOLD = 1
const WRAPPED = 2

/** Writes a workbook with one sheet: titles in bold that stay in sight, and cells whose lines show. */
export function writeWorkbook(
  titles: readonly string[],
  rows: readonly (readonly Cell[])[],
  sheet: string,
): Buffer {
  const parts = {
    '[Content_Types].xml': `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${[
      ['/xl/workbook.xml', 'sheet.main'],
      ['/xl/worksheets/sheet1.xml', 'worksheet'],
      ['/xl/styles.xml', 'styles'],
    ]
      .map(([path, type]) => `<Override PartName="${path}" ContentType="${TYPES}.${type}+xml"/>`)
      .join('')}</Types>`,
    '_rels/.rels': relations([['officeDocument', 'xl/workbook.xml']]),
    'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="${escaped(sheet)}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relations([
      ['worksheet', 'worksheets/sheet1.xml'],
      ['styles', 'styles.xml'],
    ]),
    'xl/styles.xml': `<styleSheet xmlns="${MAIN}"><fonts count="2"><font><sz val="11"/></font><font><b/><sz val="11"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="3"><xf xfId="0"/><xf xfId="0" fontId="1" applyFont="1"/><xf xfId="0" applyAlignment="1"><alignment wrapText="1" vertical="top"/></xf></cellXfs></styleSheet>`,
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>${columns(titles.length)}<sheetData>${row(1, titles, BOLD)}${rows.map((cells, index) => row(index + 2, cells, WRAPPED)).join('')}</sheetData></worksheet>`,
  }
  const entries = Object.entries(parts).map(([name, text]) => ({
    name,
    bytes: Buffer.from(XML + text),
  }))
  return writeZip(entries, { isPacked: true })
}

const relations = (targets: readonly (readonly [string, string])[]) =>
  `<Relationships xmlns="${RELATIONS}">${targets
    .map(
      ([type, target], index) =>
        `<Relationship Id="rId${index + 1}" Type="${OFFICE}/${type}" Target="${target}"/>`,
    )
    .join('')}</Relationships>`

const columns = (count: number) =>
  count === 0
    ? ''
    : `<cols><col min="1" max="${count}" width="${COLUMN_WIDTH}" customWidth="1"/></cols>`

function row(line: number, cells: readonly Cell[], textStyle: number): string {
  const written = cells.map((cell, index) => {
    if (cell === null || cell === '') return ''
    const place = `${lettersOf(index)}${line}`
    return typeof cell === 'number'
      ? `<c r="${place}" s="${PLAIN}"><v>${cell}</v></c>`
      : `<c r="${place}" s="${textStyle}" t="inlineStr"><is><t xml:space="preserve">${escaped(cell)}</t></is></c>`
  })
  return `<row r="${line}">${written.join('')}</row>`
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}

/** What XML has no place for goes as `_x0008_`, and so does what would be read as such. */
function escaped(text: string): string {
  return text
    .replaceAll(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_')
    .replaceAll(/[\p{Cc}\uFFFE\uFFFF]/gu, (character) =>
      character === '\n' || character === '\t'
        ? character
        : `_x${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`,
    )
    .replaceAll(/[&<>"]/g, (character) => ENTITIES[character] ?? '')
}
