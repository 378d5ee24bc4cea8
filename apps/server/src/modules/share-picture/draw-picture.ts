import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import type { SatoriOptions } from 'satori'
import sharp from 'sharp'
import { pictureTree } from './picture-tree.ts'
import { PICTURE_SIZE, type PictureWords } from './picture-words.ts'

const PARTS = new URL('generated/', import.meta.url)

/** The library of the layout as the build packs it: a server carries this file, not the packages it is made of. */
const PACKED = new URL('../../../dist/layout-library.js', import.meta.url)

type Layout = typeof import('./layout-library.ts')

type Parts = {
  readonly lay: Layout['lay']
  readonly fonts: SatoriOptions['fonts']
  readonly gem: string
  readonly cluster: string
}

let parts: Promise<Parts> | undefined

/** Draws the picture of some words, under the product's name, as PNG. It takes one processor for a twentieth of a second. */
export async function drawPicture(words: PictureWords, product: string): Promise<Uint8Array> {
  parts ??= readParts()
  const { lay, fonts, gem, cluster } = await parts
  const { width, height } = PICTURE_SIZE
  // The layout takes the elements of React, of which it reads no more than ours have.
  const layer = async (tree: object, size: { width: number; height: number }) =>
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- see above
    lay(tree as Parameters<typeof lay>[0], { ...size, fonts })
  const brand = {
    type: 'div',
    props: {
      style: { fontFamily: 'P', fontSize: 36, fontWeight: 700, color: '#12201d' },
      children: product,
    },
  }
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
    '<defs><linearGradient id="ground" x2="0" y2="1">',
    '<stop stop-color="#ffffff"/><stop offset="1" stop-color="#f3f6f5"/></linearGradient></defs>',
    `<rect width="${width}" height="${height}" fill="url(#ground)"/>`,
    place(cluster, { x: 816, y: 364, width: 390, height: 270 }),
    place(gem, { x: 72, y: 64, width: 48, height: 48 }),
    place(await layer(brand, { width: 200, height: 60 }), {
      x: 134,
      y: 64,
      width: 200,
      height: 60,
    }),
    await layer(pictureTree(words), { width, height }),
    '</svg>',
  ].join('')
  return sharp(Buffer.from(svg)).png({ compressionLevel: 9 }).toBuffer()
}

type Place = {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** A drawing within another. */
function place(svg: string, { x, y, width, height }: Place): string {
  const inner = svg.replace(/^<svg(?: (?:width|height)="\d+")*/, '<svg')
  return inner.replace('<svg', `<svg x="${x}" y="${y}" width="${width}" height="${height}"`)
}

async function readParts(): Promise<Parts> {
  const text = async (name: string) => readFile(new URL(name, PARTS), 'utf8')
  const font = async (name: string, weight: 500 | 700) => ({
    name: 'P',
    data: await readFile(new URL(name, PARTS)),
    weight,
    style: 'normal' as const,
  })
  const fonts = [await font('pretendard-medium.woff', 500), await font('pretendard-bold.woff', 700)]
  const { lay } = await readLayout()
  const [gem, cluster] = [(await text('gem.svg')).trim(), (await text('cluster.svg')).trim()]
  return { lay, fonts, gem, cluster }
}

async function readLayout(): Promise<Layout> {
  // The build's file has the exports of its one source.
  if (existsSync(PACKED)) return (await import(PACKED.href)) as Layout
  return import('./layout-library.ts')
}
