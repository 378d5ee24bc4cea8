import { tagsOf } from './xlsx-tags.ts'
import type { ZipEntry } from './zip-entries.ts'

/** A sheet people see when they open a workbook. */
type BookSheet = {
  /** Its place among all sheets of the workbook, from 0. */
  readonly index: number
  readonly xml: string
}

/** What has to be known of a workbook before its cells are read. */
type Workbook = {
  readonly sheets: readonly BookSheet[]
  /** How many words the sheets share. */
  readonly wordCount: number
  /** Whether numbers may be shown as percents. */
  readonly hasPercents: boolean
}

/** Formats that show percents: the two every workbook knows by number, and those that say so. */
const PERCENT_FORMAT = /numFmtId=["'](?:9|10)["']|formatCode=["'][^"']*%/

const SHARED_WORD = /<(?:[^\s<>/:!?]+:)?si[\s/>]/

/** Finds the sheets of a workbook that are not hidden; where all are, all of them. Throws when there is none. */
export function openWorkbook(parts: readonly ZipEntry[]): Workbook {
  const textOf = (path: string) => parts.find(({ name }) => name === path)?.bytes.toString('utf8')
  const targets = readRelations(textOf('xl/_rels/workbook.xml.rels') ?? '')
  const listed = tagsOf(textOf('xl/workbook.xml') ?? '', 'sheet').map(
    ({ id = '', state = 'visible' }, index) => ({ id, state, index }),
  )
  const seen = listed.filter(({ state }) => state === 'visible')
  const sheets = (seen.length > 0 ? seen : listed).flatMap(({ id, index }) => {
    const xml = textOf(targets.byId.get(id) ?? '')
    return xml === undefined ? [] : [{ index, xml }]
  })
  if (sheets.length === 0) throw new Error('no sheets')
  const words = textOf(targets.byType.get('sharedStrings') ?? '') ?? ''
  const styles = textOf(targets.byType.get('styles') ?? '') ?? ''
  return {
    sheets,
    wordCount: words.split(SHARED_WORD).length - 1,
    hasPercents: PERCENT_FORMAT.test(styles),
  }
}

function readRelations(xml: string) {
  const byId = new Map<string, string>()
  const byType = new Map<string, string>()
  for (const { Id = '', Type = '', Target = '' } of tagsOf(xml, 'Relationship')) {
    const path = Target.startsWith('/') ? Target.slice(1) : `xl/${Target.replace(/^\.\//, '')}`
    byId.set(Id, path)
    byType.set(Type.slice(Type.lastIndexOf('/') + 1), path)
  }
  return { byId, byType }
}
