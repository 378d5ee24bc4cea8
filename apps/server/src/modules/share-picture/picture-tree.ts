import { PICTURE_SIZE, type PictureLine, type PictureWords } from './picture-words.ts'

/** An element as the layout reads it. */
export type PictureNode = {
  readonly type: string
  readonly props: {
    readonly style: Readonly<Record<string, string | number>>
    readonly children?: string | readonly PictureNode[]
  }
}

/** Light theme of the site: pictures do not follow the viewer's. */
const INK = { title: '#12201d', text: '#40504b', term: '#5b6964', label: '#0e7465' } as const

/** Clear of the stones in the lower right corner. */
const LINES_WIDTH = 760
const EDGE = 72

/** Words longer than this are cut wherever the line ends. */
const LONGEST_WHOLE_WORD = 11

/** The words of a picture, laid out; the ground and the stones are drawn below them. */
export function pictureTree({ label, title, lines }: PictureWords): PictureNode {
  const { width, height } = PICTURE_SIZE
  const column = { display: 'flex', flexDirection: 'column' } as const
  return box(
    {
      ...column,
      width,
      height,
      boxSizing: 'border-box',
      padding: `142px ${EDGE}px 60px`,
      fontFamily: 'P',
    },
    [
      text(label, { fontSize: 32, fontWeight: 700, color: INK.label }),
      text(title, {
        marginTop: 10,
        fontSize: titleSize(title),
        fontWeight: 700,
        lineHeight: 1.2,
        color: INK.title,
        wordBreak: breaksOf(title),
        lineClamp: 2,
      }),
      box({ ...column, marginTop: 26, width: LINES_WIDTH, gap: 12 }, lines.map(lineOf)),
    ],
  )
}

function lineOf({ term, text: words }: PictureLine): PictureNode {
  const style = { fontSize: 30, lineHeight: 1.4, fontWeight: 500 }
  if (term === '')
    return text(words, { ...style, color: INK.text, wordBreak: breaksOf(words), lineClamp: 3 })
  return box({ display: 'flex', gap: 20 }, [
    text(term, { ...style, color: INK.term, flexShrink: 0 }),
    text(words, {
      ...style,
      flexGrow: 1,
      flexBasis: 0,
      color: INK.text,
      wordBreak: 'break-all',
      lineClamp: 1,
    }),
  ])
}

/** The longer the smaller, so that two lines hold it. */
function titleSize(title: string): number {
  if (title.length <= 12) return 88
  return title.length <= 26 ? 72 : 52
}

const breaksOf = (words: string) =>
  words.split(' ').some((word) => word.length > LONGEST_WHOLE_WORD) ? 'break-all' : 'keep-all'

const box = (style: PictureNode['props']['style'], children: readonly PictureNode[]) => ({
  type: 'div',
  props: { style, children },
})

const text = (words: string, style: PictureNode['props']['style']) => ({
  type: 'div',
  props: { style: { display: 'block', ...style }, children: words },
})
