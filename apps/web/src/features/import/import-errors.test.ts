import { expect, it } from 'vitest'
import { toCsv } from '../../shared/files/csv.ts'
import { errorRows, groupErrors, lineRanges } from './import-errors.ts'

const unknown = (line: number, word: string) => ({
  line,
  column: '종류',
  message: `'${word}' 대신 노말을 적어 주세요.`,
})
const missing = { line: 4, column: '이름', message: '필수 값 입니다.' }

it('puts errors of one kind together, however they quote the file', () => {
  const groups = groupErrors([missing, unknown(9, '모자'), unknown(3, '우산')])
  expect(groups.map(({ column, message, errors }) => [column, message, errors.length])).toEqual([
    ['종류', "'…' 대신 노말을 적어 주세요.", 2],
    ['이름', '필수 값 입니다.', 1],
  ])
  expect(groupErrors([unknown(9, '모자'), unknown(3, '모자')])[0]?.message).toBe(
    "'모자' 대신 노말을 적어 주세요.",
  )
})

it('says rows that follow each other as one range', () => {
  const errors = [9, 3, 5, 6, 7, 5].map((line) => unknown(line, '가'))
  expect(lineRanges(errors)).toBe('3, 5–7, 9')
  expect(lineRanges([{ ...missing, line: null }])).toBe('')
})

it('lists every error by row, and nothing of the file runs as a formula', () => {
  const errors = [unknown(9, '가'), { line: 2, column: '=1+1', message: '필수 값 입니다.' }]
  expect(toCsv(errorRows(['행', '열', '오류'], errors)).split('\r\n')).toEqual([
    '\uFEFF"행","열","오류"',
    '2,"\'=1+1","필수 값 입니다."',
    '9,"종류","\'가\' 대신 노말을 적어 주세요."',
    '',
  ])
})
