import { expect, it } from 'vitest'
import { toArticleText } from './article-text.ts'

const ORIGIN = 'https://site.example'

it.each([
  ['# 여름 행사\n\n**두 배** 경험치', '여름 행사\n두 배 경험치'],
  ['- 하나\n- *둘*\n  - 셋', '- 하나\n- 둘\n  - 셋'],
  ['- [x] 했다\n- [ ] 할 것', '- ☑ 했다\n- ☐ 할 것'],
  ['- 하나\n\n- 둘', '- 하나\n- 둘'],
  ['3. 셋\n4. 넷', '3. 셋\n4. 넷'],
  ['[공지](/notion/1)를 보세요', '공지 (https://site.example/notion/1)를 보세요'],
  ['https://a.example/b', 'https://a.example/b'],
  ['[누르기](javascript:alert(1))', '누르기'],
  ['![그림](https://a.example/b.png) 뒤', '그림 뒤'],
  ['| 날 | 보상 |\n|---|---|\n| 1일 | `오브` |', '날 · 보상\n1일 · 오브'],
  ['> 옮긴 글\n\n---\n\n~~지운~~ 글  \n다음 줄', '옮긴 글\n\n지운 글\n다음 줄'],
  ['a < b & c', 'a < b & c'],
  ['5 * 3 = 15, snake_case_name', '5 * 3 = 15, snake_case_name'],
  ['', ''],
])('%j is read as %j', (markdown, text) => {
  expect(toArticleText(markdown, ORIGIN)).toBe(text)
})

it('what would take long to work out stays as it was written', () => {
  const deep = '>'.repeat(5000)
  expect(toArticleText(deep, ORIGIN)).toBe(deep)
})
