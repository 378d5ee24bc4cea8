import { describe, expect, it } from 'vitest'
import {
  editedText,
  insertBlock,
  insertPicture,
  link,
  markLines,
  type TextEdit,
  wrap,
  type Written,
} from './text-edits.ts'

/** A text in which `‹…›` is marked; `‹›` is the caret. */
function read(marked: string): Written {
  const start = marked.indexOf('‹')
  const end = marked.indexOf('›') - 1
  return { text: marked.replace(/[‹›]/g, '').replace('›', ''), start, end }
}

function show(written: Written, edit: TextEdit): string {
  const text = editedText(written.text, edit)
  return `${text.slice(0, edit.start)}‹${text.slice(edit.start, edit.end)}›${text.slice(edit.end)}`
}

const apply = (marked: string, change: (written: Written) => TextEdit) => {
  const written = read(marked)
  return show(written, change(written))
}

describe('marks around words', () => {
  it.each([
    ['앞 ‹말› 뒤', '**', '앞 **‹말›** 뒤'],
    ['앞 **‹말›** 뒤', '**', '앞 ‹말› 뒤'],
    ['앞 ‹**말**› 뒤', '**', '앞 ‹말› 뒤'],
    ['앞‹ 말 ›뒤', '**', '앞 **‹말›** 뒤'],
    ['앞 ‹› 뒤', '**', '앞 **‹글자›** 뒤'],
    ['앞 ‹말› 뒤', '*', '앞 *‹말›* 뒤'],
    ['앞 *‹말›* 뒤', '*', '앞 ‹말› 뒤'],
    ['**‹말›**', '*', '***‹말›***'],
    ['***‹말›***', '*', '**‹말›**'],
    ['***‹말›***', '**', '*‹말›*'],
    ['*‹말›*', '**', '***‹말›***'],
    ['‹›', '*', '*‹글자›*'],
  ])('%s with %s becomes %s', (before, mark, after) => {
    expect(apply(before, (written) => wrap(written, mark, '글자'))).toBe(after)
  })
})

describe('marks before lines', () => {
  it.each([
    ['가‹›', 'heading', '## 가‹›'],
    ['## 가‹›', 'heading', '가‹›'],
    ['#### 가‹›', 'heading', '가‹›'],
    ['앞\n가‹›나\n뒤', 'quote', '앞\n> 가나‹›\n뒤'],
    ['‹가\n나›', 'list', '‹- 가\n- 나›'],
    ['‹- 가\n- 나›', 'list', '‹가\n나›'],
    ['‹- 가\n- 나›', 'numbers', '‹1. 가\n2. 나›'],
    ['‹1. 가\n2. 나›', 'list', '‹- 가\n- 나›'],
    ['‹- 가\n나›', 'list', '‹- - 가\n- 나›'],
    ['‹가\n\n나›', 'quote', '‹> 가\n\n> 나›'],
    ['‹›', 'list', '- ‹›'],
    ['가\n‹›', 'numbers', '가\n1. ‹›'],
  ] as const)('%j as %s becomes %j', (before, kind, after) => {
    expect(apply(before, (written) => markLines(written, kind))).toBe(after)
  })
})

describe('links', () => {
  it.each([
    ['‹이벤트›', '[이벤트](‹https://›)'],
    ['‹›', '[글자](‹https://›)'],
    ['앞 ‹https://a.example/b› 뒤', '앞 [‹글자›](https://a.example/b) 뒤'],
  ])('%s becomes %s', (before, after) => {
    expect(apply(before, (written) => link(written, '글자'))).toBe(after)
  })
})

describe('what stands between paragraphs', () => {
  it.each([
    ['‹›', '그림\n‹›'],
    ['앞‹›', '앞\n\n그림\n‹›'],
    ['앞\n‹›', '앞\n\n그림\n‹›'],
    ['앞\n\n‹›', '앞\n\n그림\n‹›'],
    ['앞‹›뒤', '앞\n\n그림\n\n‹›뒤'],
    ['앞‹›\n뒤', '앞\n\n그림\n‹›\n뒤'],
    ['앞‹›\n\n뒤', '앞\n\n그림‹›\n\n뒤'],
    ['‹앞›뒤', '앞\n\n그림\n\n‹›뒤'],
  ])('%j becomes %j', (before, after) => {
    expect(apply(before, (written) => insertBlock(written, '그림'))).toBe(after)
  })

  it('is a picture whose words cannot end it', () => {
    const picture = { path: '/api/image/a', words: ' 성문 [앞]\n사진 \\ ' }
    expect(apply('‹›', (written) => insertPicture(written, picture))).toBe(
      '![성문 \\[앞\\] 사진 \\\\](/api/image/a)\n‹›',
    )
  })
})
