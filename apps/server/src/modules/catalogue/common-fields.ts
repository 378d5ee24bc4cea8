import { slugOf } from '@gyeol/catalogue'
import { ID_PATTERN } from '@gyeol/contract'
import { EVIDENCE_NAMES, NUMBERS_EVIDENCE_NAMES } from '@gyeol/game-data'
import {
  choiceCell,
  listCell,
  nameCell,
  optionalTextCell,
  readText,
  textCell,
} from './cell-codecs.ts'
import { dayCell } from './day-cell.ts'
import { type CellCodec, CellProblem, field } from './file-field.ts'

/** An id; ids of other lists that cannot be ours are romanised, always in the same way. */
export const idCell: CellCodec = {
  hint: '아이디 (영문자, 숫자, _ -)',
  read(value) {
    const text = readText(value)
    if (ID_PATTERN.test(text)) return text
    const slug = slugOf(text)
    if (slug === '') throw new CellProblem(`아이디로 쓸 수 없어요: '${text}'`)
    return slug
  },
  write: textCell.write,
  empty: null,
}

/** How sure a name is. */
export const evidenceCell = choiceCell({
  names: EVIDENCE_NAMES,
  aliases: {
    confirmed: ['seen+stats-exact'],
    seen: ['seen+stats-near', 'seen (crysta of the same name)'],
    ambiguous: ['seen+stats-exact-ambiguous'],
    guess: ['guess (from its crysta name)'],
  },
})

const numbersEvidenceCell = choiceCell({
  names: NUMBERS_EVIDENCE_NAMES,
  aliases: {
    confirmed: ['two sources agree'],
    seen: ['one source', 'two copies agree'],
    ambiguous: ['conflict'],
  },
})

/** The first columns of every list's files. */
export const NAME_FIELDS = [
  field('name', { title: '이름', aliases: ['nameKo', '한국어 이름'] }, nameCell),
  field('nameEn', { title: '영어 이름' }, optionalTextCell),
  field('aliases', { title: '다른 이름', aliases: ['nameKoAlt'] }, listCell(textCell)),
] as const

/** The last columns of every list's files. */
export const END_FIELDS = [
  field('note', { title: '메모' }, textCell),
  field('evidence', { title: '근거', aliases: ['koEvidence'] }, { ...evidenceCell, empty: 'seen' }),
  field('numbersEvidence', { title: '수치 근거' }, { ...numbersEvidenceCell, empty: 'unknown' }),
  field('asOf', { title: '기준일' }, dayCell),
] as const

/** A list of ids of another list. */
export const idsCell = listCell(idCell)

const isWord = (value: unknown): value is string => typeof value === 'string' && value !== ''

/**
 * A row of a public list in our own names: without a Korean name it goes by its English one, and
 * says so.
 */
export function adaptNames(row: Readonly<Record<string, unknown>>) {
  if (!('nameKo' in row) || isWord(row.nameKo)) return row
  return { ...row, nameKo: row.nameEn ?? row.nameZh, koEvidence: 'none' }
}
