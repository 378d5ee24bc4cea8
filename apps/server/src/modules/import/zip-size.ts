const END_RECORD = 0x06054b50
const END_RECORD_LENGTH = 22
const ENTRY = 0x02014b50
const ENTRY_LENGTH = 46

/** The longest comment a zip can end with. */
const LONGEST_COMMENT = 65_535

/**
 * How large the files of a zip say they are when unpacked, read from its directory without unpacking
 * anything; null when it is no zip.
 */
export function unpackedSize(bytes: Buffer): number | null {
  const end = findEnd(bytes)
  if (end === -1) return null
  const count = bytes.readUInt16LE(end + 10)
  let at = bytes.readUInt32LE(end + 16)
  let total = 0
  for (let index = 0; index < count; index += 1) {
    if (at + ENTRY_LENGTH > bytes.length || bytes.readUInt32LE(at) !== ENTRY) return null
    total += bytes.readUInt32LE(at + 24)
    const lengths = [28, 30, 32].map((offset) => bytes.readUInt16LE(at + offset))
    at += ENTRY_LENGTH + lengths.reduce((sum, length) => sum + length, 0)
  }
  return total
}

function findEnd(bytes: Buffer): number {
  const last = bytes.length - END_RECORD_LENGTH
  const first = Math.max(0, last - LONGEST_COMMENT)
  for (let at = last; at >= first; at -= 1) if (bytes.readUInt32LE(at) === END_RECORD) return at
  return -1
}
