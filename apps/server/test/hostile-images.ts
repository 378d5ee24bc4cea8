import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'

/** A file that wants something it should not get. `becomes`: what the server may make of it. */
export type HostileFile = {
  readonly name: string
  readonly bytes: Buffer
  readonly becomes: 'refusal' | 'picture' | 'either'
}

/** Stands in every polyglot, comment and profile; no picture that is kept may hold it. */
export const EVIL = '<script>EVIL</script>'

const MIB = 1024 * 1024
const WRONG_NAMES = ['image.png', 'image.jpg', 'image.webp'] as const

/** Three hundred files, the same in every run. */
export async function makeHostileFiles(): Promise<readonly HostileFile[]> {
  const sound = await soundFiles()
  const made = [
    ...(await wrongKinds()),
    ...bombs(),
    ...(await dressedUp(sound)),
    ...Object.entries(sound).flatMap(([name, bytes]) => polyglots(name, bytes)),
    ...Object.entries(sound).flatMap(([name, bytes]) => truncated(name, bytes)),
  ]
  return [...made, ...mutations(sound, 300 - made.length)]
}

type SoundFiles = Readonly<Record<'png' | 'jpeg' | 'webp', Buffer>>

async function soundFiles(): Promise<SoundFiles> {
  const picture = noise(160, 120)
  return {
    png: await picture.clone().png().toBuffer(),
    jpeg: await picture.clone().jpeg().toBuffer(),
    webp: await picture.clone().webp().toBuffer(),
  }
}

/** A picture without large even parts. */
export function noise(width: number, height: number) {
  const next = randomBytesOf(7)
  const raw = Buffer.alloc(width * height * 3)
  for (let at = 0; at < raw.length; at += 1) raw[at] = next()
  return sharp(raw, { raw: { width, height, channels: 3 } })
}

async function wrongKinds(): Promise<HostileFile[]> {
  const picture = noise(32, 32)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg">${EVIL}</svg>`
  const texts = [
    svg,
    `<?xml version="1.0"?>${svg}`,
    `<!DOCTYPE html><html>${EVIL}</html>`,
    `#!/bin/sh\necho ${EVIL}`,
    '%PDF-1.7\n%âãÏÓ',
    'P6\n2 2\n255\n............',
    'id=ImageMagick\npush graphic-context\nimage over 0,0 0,0 "https://evil.example/x"',
    '',
    ' ',
    '\uFEFF',
    'GIF89a',
    'RIFF....AVI LIST',
    'BM\u0000\u0000',
  ]
  const others = [
    await picture.clone().gif().toBuffer(),
    await picture.clone().tiff().toBuffer(),
    await picture.clone().avif().toBuffer(),
    Buffer.from('PK\x03\x04 not a picture', 'latin1'),
    Buffer.from('MZ\x90\x00', 'latin1'),
    Buffer.from('\x00\x00\x01\x00\x01\x00', 'latin1'),
    Buffer.alloc(64 * 1024),
  ]
  return [...texts.map((text) => Buffer.from(text)), ...others].flatMap((bytes, at) =>
    WRONG_NAMES.map((name) => ({
      name: `kind ${at} as ${name}`,
      bytes,
      becomes: 'refusal' as const,
    })),
  )
}

function bombs(): HostileFile[] {
  const sizes = [
    [65_535, 65_535],
    [50_000, 50_000],
    [1_000_000, 30],
    [2_147_483_647, 2_147_483_647],
    [0, 0],
    [6000, 6000],
  ] as const
  const pngs = sizes.map(([width, height]) => ({
    name: `PNG of ${width}x${height}`,
    bytes: png(width, height, [['IDAT', deflateSync(Buffer.alloc(MIB))]]),
    becomes: 'refusal' as const,
  }))
  const bloated = deflateSync(Buffer.alloc(200 * MIB))
  return [
    ...pngs,
    { name: 'JPEG of 65535x65535', bytes: jpegHeader(65_535, 65_535), becomes: 'refusal' },
    { name: 'WebP of 16383x16383', bytes: webpHeader(16_383, 16_383), becomes: 'refusal' },
    {
      name: 'PNG whose profile unpacks to 200 MiB',
      bytes: onePixel([['iCCP', Buffer.concat([Buffer.from('icc\0\0', 'latin1'), bloated])]]),
      becomes: 'either',
    },
    {
      name: 'PNG whose text unpacks to 200 MiB',
      bytes: onePixel([['zTXt', Buffer.concat([Buffer.from('text\0\0', 'latin1'), bloated])]]),
      becomes: 'either',
    },
    {
      name: 'PNG whose pixels unpack to 200 MiB',
      bytes: png(1, 1, [['IDAT', bloated]]),
      becomes: 'either',
    },
    {
      name: 'PNG of 100,000 parts',
      bytes: onePixel(
        Array.from({ length: 100_000 }, () => ['tEXt', Buffer.from('a\0b')] as const),
      ),
      becomes: 'either',
    },
    {
      name: 'larger than is taken',
      bytes: Buffer.concat([onePixel([]), Buffer.alloc(2 * MIB)]),
      becomes: 'refusal',
    },
  ]
}

/** Sound pictures that carry more than their pixels. */
async function dressedUp({ png: plain }: SoundFiles): Promise<HostileFile[]> {
  const picture = noise(64, 48)
  const exif = {
    IFD0: { Make: EVIL, ImageDescription: EVIL, Artist: EVIL },
    IFD3: { GPSLatitude: '37/1 33/1 59/1', GPSLongitude: '126/1 58/1 40/1', GPSLatitudeRef: 'N' },
  }
  const xmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/">${EVIL}</x:xmpmeta>`
  const dressed = (one = picture.clone()) => one.withExif(exif).withXmp(xmp).withIccProfile('p3')
  const frames = [noise(16, 16), noise(16, 16).negate()].map((frame) => frame.png().toBuffer())
  const animated = sharp(await Promise.all(frames), { join: { animated: true } })
  const files: Record<string, Buffer> = {
    'JPEG with the place it was taken at': await dressed().jpeg().toBuffer(),
    'PNG with the place it was taken at': await dressed().png().toBuffer(),
    'WebP with the place it was taken at': await dressed().webp().toBuffer(),
    'JPEG for printing': await picture.clone().toColourspace('cmyk').jpeg().toBuffer(),
    'JPEG for printing with a profile': await picture
      .clone()
      .withIccProfile('cmyk')
      .jpeg()
      .toBuffer(),
    'JPEG in steps': await picture.clone().jpeg({ progressive: true }).toBuffer(),
    'PNG of 16 bits': await picture.clone().toColourspace('rgb16').png().toBuffer(),
    'PNG with a palette': await picture.clone().png({ palette: true }).toBuffer(),
    'PNG line by line': await picture.clone().png({ progressive: true }).toBuffer(),
    'WebP that moves': await animated.webp({ loop: 0 }).toBuffer(),
    'PNG that moves': intoPng(plain, [
      ['acTL', Buffer.from([0, 0, 0, 2, 0, 0, 0, 0])],
      ['fcTL', Buffer.alloc(26)],
    ]),
    'PNG as thin as a thread': await sharp({
      create: { width: 1, height: 9000, channels: 3, background: 'red' },
    })
      .png()
      .toBuffer(),
  }
  return Object.entries(files).map(([name, bytes]) => ({ name, bytes, becomes: 'either' as const }))
}

function polyglots(name: string, bytes: Buffer): HostileFile[] {
  const tails = [
    EVIL,
    `<?php echo "${EVIL}"; ?>`,
    `*/=1;alert("${EVIL}")/*`,
    `PK\x03\x04${EVIL}PK\x05\x06`,
    `%PDF-1.7 ${EVIL}`,
    `GIF89a/*${EVIL}*/`,
    `<svg onload="${EVIL}">`,
    `\0`.repeat(1000) + EVIL,
  ]
  return tails.flatMap((tail, at) => [
    {
      name: `${name} and then ${at}`,
      bytes: Buffer.concat([bytes, Buffer.from(tail, 'latin1')]),
      becomes: 'either' as const,
    },
    {
      name: `${name} after ${at}`,
      bytes: Buffer.concat([Buffer.from(tail, 'latin1'), bytes]),
      becomes: 'refusal' as const,
    },
  ])
}

function truncated(name: string, bytes: Buffer): HostileFile[] {
  return [3, 8, 12, 16, 33, 0.25, 0.5, 0.9].map((part) => ({
    name: `${name} up to ${part}`,
    bytes: bytes.subarray(0, part < 1 ? Math.floor(bytes.length * part) : part),
    becomes: 'refusal' as const,
  }))
}

function mutations(sound: SoundFiles, count: number): HostileFile[] {
  const next = randomBytesOf(42)
  const names = ['png', 'jpeg', 'webp'] as const
  return Array.from({ length: count }, (_, at) => {
    const name = names[at % names.length] ?? 'png'
    const bytes = Buffer.from(sound[name])
    for (let change = 0; change <= at % 20; change += 1) {
      // Headers are where a reader believes most.
      const reach = change % 2 === 0 ? 200 : bytes.length
      bytes[((next() << 16) | (next() << 8) | next()) % Math.min(reach, bytes.length)] = next()
    }
    return { name: `${name} with ${(at % 20) + 1} other bytes, ${at}`, bytes, becomes: 'either' }
  })
}

/** Bytes that look like chance and are the same every time (a linear congruential generator). */
function randomBytesOf(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state >>> 24
  }
}

type Chunk = readonly [type: string, data: Buffer]

function png(width: number, height: number, chunks: readonly Chunk[]): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 2, 0, 0, 0], 8)
  const all: Chunk[] = [['IHDR', header], ...chunks, ['IEND', Buffer.alloc(0)]]
  return Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), ...all.map(toChunk)])
}

function onePixel(chunks: readonly Chunk[]): Buffer {
  return png(1, 1, [...chunks, ['IDAT', deflateSync(Buffer.alloc(4))]])
}

/** Puts parts right behind the header of a PNG. */
function intoPng(bytes: Buffer, chunks: readonly Chunk[]): Buffer {
  const headerEnd = 8 + 25
  return Buffer.concat([
    bytes.subarray(0, headerEnd),
    ...chunks.map(toChunk),
    bytes.subarray(headerEnd),
  ])
}

function toChunk([type, data]: Chunk): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const check = Buffer.alloc(4)
  check.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, check])
}

function jpegHeader(width: number, height: number): Buffer {
  const frame = Buffer.from(
    'ffd8ffc0001108000000000301110002110003110 0'.replaceAll(' ', ''),
    'hex',
  )
  frame.writeUInt16BE(height, 7)
  frame.writeUInt16BE(width, 9)
  return Buffer.concat([frame, Buffer.from('ffd9', 'hex')])
}

function webpHeader(width: number, height: number): Buffer {
  const bits = (width - 1) | ((height - 1) << 14)
  const stream = Buffer.from([
    0x2f,
    bits & 255,
    (bits >>> 8) & 255,
    (bits >>> 16) & 255,
    bits >>> 24,
    0,
  ])
  const sizes = [Buffer.alloc(4), Buffer.alloc(4)] as const
  sizes[0].writeUInt32LE(12 + stream.length)
  sizes[1].writeUInt32LE(stream.length)
  return Buffer.concat([Buffer.from('RIFF'), sizes[0], Buffer.from('WEBPVP8L'), sizes[1], stream])
}
