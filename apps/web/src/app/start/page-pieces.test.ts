import { expect, it } from 'vitest'
import { pagePieces } from './page-pieces.ts'

function piecesOf(html: string): string[] {
  const page = document.createElement('main')
  page.innerHTML = html
  return pagePieces(page, 5).map(({ textContent }) => textContent)
}

it.each([
  ['a short page whole', '<p>가나</p><p>다</p>', ['가나다']],
  ['a long one by its parts', '<p>가나다</p><p>라마바</p>', ['가나다', '라마바']],
  [
    'a long part by its own',
    '<div><p>가나다</p><p>라마바</p></div><i>사</i>',
    ['가나다', '라마바', '사'],
  ],
  ['what cannot be parted', '<p>가나다라마바</p>', ['가나다라마바']],
  ['nothing without text', '<p></p><hr /><p>가나다라마바</p>', ['가나다라마바']],
])('gives %s', (_, html, pieces) => {
  expect(piecesOf(html)).toEqual(pieces)
})
