import { describe, expect, it } from 'vitest'
import { noticeInputSchema } from './notice.ts'
import { jobInputSchema, storedJobSchema } from './job.ts'
import { recurrenceInputSchema, recurrenceSchema } from './event-recurrence.ts'
import { toFieldError } from './field-error.ts'
import { postShapeProblem } from './post-shape.ts'

const CODE_LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

const stairs = (levels: number, step: number, mark = '-') =>
  Array.from({ length: levels }, (_, level) => `${' '.repeat(level * step)}${mark} a`).join('\n')

describe('writing as people write', () => {
  it.each([
    ['lists in lists, two spaces a level', stairs(8, 2)],
    ['lists in lists, four spaces a level', stairs(6, 4)],
    ['numbers in numbers', stairs(7, 3, '1.')],
    ['a line across the page', `${'- '.repeat(40)}-`],
    ['a long line of tildes', `a\n\n${'~'.repeat(900)}`],
    ['two hundred bold words in a list', '- **a** 와 b\n'.repeat(140)],
    [
      'a table of a hundred rows',
      `|a|b|c|d|e|f\n|-|-|-|-|-|-\n${'|**a**|b|c|d|e|f\n'.repeat(100)}`,
    ],
    ['a long link', `[세팅](/character#v1=${CODE_LETTERS.repeat(180)})`],
    ['a mail address', '문의: someone@example.com'],
    ['a thousand short lines', '가나다\n'.repeat(1000)],
    ['code that stands far in', `\`\`\`\n${' '.repeat(20)}- a\n\`\`\``],
  ])('may hold %s', (_name, markdown) => {
    expect(postShapeProblem(markdown)).toBeNull()
  })
})

describe('writing that takes readers seconds', () => {
  it.each([
    ['TOO_NESTED', `${'- '.repeat(13)}a`],
    ['TOO_NESTED', `${'> - '.repeat(7)}a`],
    ['TOO_NESTED', `${'>'.repeat(13)}a`],
    ['TOO_NESTED', `${'1) '.repeat(13)}a`],
    ['TOO_NESTED', `${'-\t'.repeat(13)}a`],
    ['TOO_NESTED', `[^a]: ${'- '.repeat(12)}a`],
    ['TOO_NESTED', stairs(13, 2)],
    ['TOO_NESTED', `${'- '.repeat(12)}a\n`.repeat(400)],
    ['TOO_MANY_MARKS', `${'*'.repeat(301)}a${'*'.repeat(301)}`],
    ['TOO_MANY_MARKS', '**a_\n'.repeat(201)],
    ['TOO_MANY_MARKS', `${'!['.repeat(21)}a${'](b)'.repeat(21)}`],
    ['TOO_MANY_MARKS', `${'a.'.repeat(501)}@`],
    ['TOO_MANY_CELLS', `${'|a'.repeat(50)}\n${'|-'.repeat(50)}\n${'|\n'.repeat(100)}`],
    ['TOO_MANY_CELLS', `- ${'|a'.repeat(50)}\n  ${'|-'.repeat(50)}\n${'  |\n'.repeat(100)}`],
    ['TOO_MANY_LINES', 'a\n-\n'.repeat(1001)],
    ['TOO_MANY_LINES', 'a\r'.repeat(2001)],
  ] as const)('is %s: %#', (problem, markdown) => {
    expect(postShapeProblem(markdown)).toBe(problem)
  })

  it('is measured in no time itself', () => {
    const before = process.cpuUsage()
    for (const unit of ['- ', '>', '*', '[', '|-', 'a.@', '1. ', '\t', ' ', '\n', '[^a]:'])
      postShapeProblem(unit.repeat(20_000 / unit.length))
    const { user, system } = process.cpuUsage(before)
    expect((user + system) / 1000).toBeLessThan(500)
  })

  it('is refused in clear words when it is written, and read when it is there', () => {
    const body = `${'- '.repeat(500)}a`
    const notice = noticeInputSchema.safeParse({ title: '점검', body })
    expect(notice.error?.issues.map((issue) => toFieldError(issue, false))).toEqual([
      {
        path: 'body',
        code: 'TOO_NESTED',
        message: '목록과 인용을 너무 깊게 겹쳤어요. 12단계까지 겹칠 수 있어요.',
      },
    ])
    expect(jobInputSchema.safeParse({ name: '검사', body }).success).toBe(false)
    expect(storedJobSchema.safeParse({ name: '검사', body }).success).toBe(true)
    const times = { startAt: '2026-12-18T01:00:00.000Z', endAt: '2026-12-18T03:00:00.000Z' }
    const change = { ...times, title: null, body }
    const recurrence = { every: 'day', exceptions: [{ on: '2026-12-17', change }] }
    expect(recurrenceInputSchema.safeParse(recurrence).success).toBe(false)
    expect(recurrenceSchema.safeParse(recurrence).success).toBe(true)
  })
})
