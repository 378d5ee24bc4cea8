import { writeZip } from '../src/modules/import/zip-entries.ts'

/** A sheet as its rows stand in the file, and what comes behind them. */
type SheetParts = {
  readonly rows: string
  readonly behind?: string
  readonly state?: 'hidden' | 'veryHidden'
}

type Parts = {
  readonly sheets: readonly SheetParts[]
  /** The `<si>` elements the sheets share. */
  readonly strings?: string
  /** Number formats; a cell with `s="1"` has the first. */
  readonly formats?: readonly string[]
  /** Formats every workbook knows; `s` counts on behind the others. */
  readonly builtIn?: readonly number[]
  readonly is1904?: boolean
}

const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const FIRST_FORMAT = 176

/** A workbook as spreadsheet programs write it, down to the signs between which a cell stands. */
export function workbookOf({ sheets, strings, formats = [], builtIn = [], is1904 }: Parts): Buffer {
  const relations = [
    ...sheets.map((_, at) => relation(`s${at}`, 'worksheet', `worksheets/sheet${at + 1}.xml`)),
    relation('styles', 'styles', 'styles.xml'),
    ...(strings === undefined ? [] : [relation('strings', 'sharedStrings', 'sharedStrings.xml')]),
  ]
  const listed = sheets.map(
    ({ state = 'visible' }, at) =>
      `<sheet name="시트 ${at + 1}" sheetId="${at + 1}" state="${state}" r:id="s${at}"/>`,
  )
  return zipOf({
    '[Content_Types].xml': '<Types/>',
    '_rels/.rels': `<Relationships>${relation('b', 'officeDocument', 'xl/workbook.xml')}</Relationships>`,
    'xl/workbook.xml': `<workbook xmlns:r="${RELATIONS}"><workbookPr date1904="${is1904 === true ? 1 : 0}"/><sheets>${listed.join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${relations.join('')}</Relationships>`,
    'xl/styles.xml': stylesOf(formats, builtIn),
    ...(strings === undefined ? {} : { 'xl/sharedStrings.xml': `<sst>${strings}</sst>` }),
    ...Object.fromEntries(
      sheets.map(({ rows, behind = '' }, at) => [
        `xl/worksheets/sheet${at + 1}.xml`,
        `<worksheet><sheetData>${rows}</sheetData>${behind}</worksheet>`,
      ]),
    ),
  })
}

/** Cells of text, `B2` and on. */
export function textRow(line: number, texts: readonly (string | null)[]): string {
  const cells = texts.map((text, at) =>
    text === null
      ? ''
      : `<c r="${String.fromCharCode(65 + at)}${line}" t="inlineStr"><is><t>${text}</t></is></c>`,
  )
  return `<row r="${line}">${cells.join('')}</row>`
}

const relation = (id: string, type: string, target: string) =>
  `<Relationship Id="${id}" Type="${RELATIONS}/${type}" Target="${target}"/>`

function stylesOf(formats: readonly string[], builtIn: readonly number[]): string {
  const codes = formats.map(
    (code, at) =>
      `<numFmt numFmtId="${FIRST_FORMAT + at}" formatCode="${code.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"/>`,
  )
  const ids = [0, ...formats.map((_, at) => FIRST_FORMAT + at), ...builtIn]
  const styles = ids.map((id) => `<xf numFmtId="${id}"/>`)
  return `<styleSheet><numFmts>${codes.join('')}</numFmts><cellXfs>${styles.join('')}</cellXfs></styleSheet>`
}

const zipOf = (parts: Readonly<Record<string, string>>) =>
  writeZip(Object.entries(parts).map(([name, text]) => ({ name, bytes: Buffer.from(text) })))
