import { crc32, deflateRawSync, inflateRawSync } from 'node:zlib'
import { FILE_LIMITS, FileTooLarge } from './file-limits.ts'
import { FileProblem } from './file-problem.ts'

const END_RECORD = 0x06054b50
const END_RECORD_LENGTH = 22
const ENTRY = 0x02014b50
const ENTRY_LENGTH = 46
const LOCAL = 0x04034b50
const LOCAL_LENGTH = 30

/** The longest comment a zip can end with. */
const LONGEST_COMMENT = 65_535

/** More than any spreadsheet has parts. */
const MOST_ENTRIES = 1000

const STORED = 0
const DEFLATED = 8

const DAMAGED = '파일이 망가졌어요. 다시 저장하거나 다시 받아서 올려 주세요.'

/** One file of a zip, unpacked. */
export type ZipEntry = { readonly name: string; readonly bytes: Buffer }

/**
 * Unpacks the files of a zip whose names fit, by its directory. What a file really unpacks to is
 * held against the limit, not what the directory says of it. Throws FileProblem and FileTooLarge.
 */
export function readZip(zip: Buffer, fits: (name: string) => boolean): readonly ZipEntry[] {
  const end = findEnd(zip)
  if (end === -1) throw new FileProblem('XLSX 파일이 아니에요.')
  const count = zip.readUInt16LE(end + 10)
  if (count > MOST_ENTRIES) throw tooLarge()
  const entries: ZipEntry[] = []
  let at = zip.readUInt32LE(end + 16)
  let left: number = FILE_LIMITS.unpackedBytes
  for (let index = 0; index < count; index += 1) {
    if (zip.readUInt32LE(at) !== ENTRY) throw new FileProblem('XLSX 파일이 아니에요.')
    const [nameLength = 0, ...more] = [28, 30, 32].map((offset) => zip.readUInt16LE(at + offset))
    const name = partName(zip.toString('utf8', at + ENTRY_LENGTH, at + ENTRY_LENGTH + nameLength))
    if (fits(name)) {
      const bytes = unpack(zip, at, left)
      const sum = zip.readUInt32LE(at + 16)
      // Some writers leave the sum out.
      if (sum !== 0 && sum !== crc32(bytes)) throw new FileProblem(DAMAGED)
      left -= bytes.length
      entries.push({ name, bytes })
    }
    at += ENTRY_LENGTH + nameLength + more.reduce((sum, length) => sum + length, 0)
  }
  return entries
}

/** Some writers part folders as Windows does, or begin at the root. */
const partName = (name: string) => name.replaceAll('\\', '/').replace(/^\//, '')

/** A zip of these files as they are, or packed. */
export function writeZip(
  entries: readonly ZipEntry[],
  { isPacked = false }: { readonly isPacked?: boolean } = {},
): Buffer {
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let at = 0
  for (const { name, bytes } of entries) {
    const nameBytes = Buffer.from(name)
    const content = isPacked ? deflateRawSync(bytes) : bytes
    const [local, entry] = headersOf(bytes, nameBytes.length)
    for (const [header, shift] of [
      [local, 0],
      [entry, 2],
    ] as const) {
      header.writeUInt16LE(isPacked ? DEFLATED : STORED, 8 + shift)
      header.writeUInt32LE(content.length, 18 + shift)
    }
    entry.writeUInt32LE(at, 42)
    parts.push(local, nameBytes, content)
    directory.push(entry, nameBytes)
    at += local.length + nameBytes.length + content.length
  }
  const directoryBytes = Buffer.concat(directory)
  const end = Buffer.alloc(END_RECORD_LENGTH)
  end.writeUInt32LE(END_RECORD, 0)
  end.writeUInt16LE(entries.length, 8)
  end.writeUInt16LE(entries.length, 10)
  end.writeUInt32LE(directoryBytes.length, 12)
  end.writeUInt32LE(at, 16)
  return Buffer.concat([...parts, directoryBytes, end])
}

function headersOf(bytes: Buffer, nameLength: number): readonly [Buffer, Buffer] {
  const local = Buffer.alloc(LOCAL_LENGTH)
  local.writeUInt32LE(LOCAL, 0)
  local.writeUInt32LE(crc32(bytes), 14)
  local.writeUInt32LE(bytes.length, 18)
  local.writeUInt32LE(bytes.length, 22)
  local.writeUInt16LE(nameLength, 26)
  const entry = Buffer.alloc(ENTRY_LENGTH)
  entry.writeUInt32LE(ENTRY, 0)
  // Both headers tell the same of a file, the directory's two bytes further on.
  local.copy(entry, 6, 4)
  return [local, entry]
}

function unpack(zip: Buffer, at: number, most: number): Buffer {
  const method = zip.readUInt16LE(at + 10)
  const packedLength = zip.readUInt32LE(at + 20)
  const local = zip.readUInt32LE(at + 42)
  const names = zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28)
  const start = local + LOCAL_LENGTH + names
  const packed = zip.subarray(start, start + packedLength)
  if (method === STORED) {
    if (packed.length > most) throw tooLarge()
    return packed
  }
  if (method !== DEFLATED) throw new FileProblem('XLSX 파일이 아니에요.')
  try {
    return inflateRawSync(packed, { maxOutputLength: Math.max(most, 1) })
  } catch (error) {
    if (error instanceof RangeError) throw tooLarge()
    throw error
  }
}

const tooLarge = () => new FileTooLarge('파일이 너무 커요. 나눠서 가져와 주세요.')

function findEnd(zip: Buffer): number {
  const last = zip.length - END_RECORD_LENGTH
  const first = Math.max(0, last - LONGEST_COMMENT)
  for (let at = last; at >= first; at -= 1) if (zip.readUInt32LE(at) === END_RECORD) return at
  return -1
}
