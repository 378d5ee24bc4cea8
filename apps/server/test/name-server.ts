import { createSocket } from 'node:dgram'

/** What a name server says of a name: its IPv4 addresses, that it is not there, or nothing at all. */
export type NameAnswer = readonly string[] | 'unknown' | 'silent'

/** A name server of this machine. */
export type NameServer = {
  /** For `Resolver.setServers`. */
  readonly address: string
  /** The names it was asked for, as often as it was. */
  readonly asked: string[]
  readonly close: () => Promise<void>
}

const HEADER_BYTES = 12
const QUESTION_END_BYTES = 4
const TYPE_A = 1
const NAME_ERROR = 3

/** Answers questions of one name each (RFC 1035 §4); of other types than A there is nothing. */
export async function startNameServer(answerOf: (name: string) => NameAnswer): Promise<NameServer> {
  const asked: string[] = []
  const socket = createSocket('udp4')
  socket.on('message', (query, { address, port }) => {
    const { name, end } = readName(query)
    asked.push(name)
    const answer = answerOf(name)
    if (answer === 'silent') return
    const isForA = query.readUInt16BE(end) === TYPE_A
    const addresses = answer === 'unknown' || !isForA ? [] : answer
    const header = Buffer.from(query.subarray(0, HEADER_BYTES))
    header.writeUInt16BE(0x81_80 | (answer === 'unknown' ? NAME_ERROR : 0), 2)
    header.writeUInt16BE(1, 4)
    header.writeUInt16BE(addresses.length, 6)
    header.writeUInt32BE(0, 8)
    const question = query.subarray(HEADER_BYTES, end + QUESTION_END_BYTES)
    socket.send(Buffer.concat([header, question, ...addresses.map(toRecord)]), port, address)
  })
  await new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', resolve))
  return {
    address: `127.0.0.1:${socket.address().port}`,
    asked,
    close: () => new Promise((resolve) => socket.close(() => resolve())),
  }
}

function readName(query: Buffer): { readonly name: string; readonly end: number } {
  const labels: string[] = []
  let at = HEADER_BYTES
  for (let length = query.readUInt8(at); length > 0; length = query.readUInt8(at)) {
    labels.push(query.toString('latin1', at + 1, at + 1 + length))
    at += 1 + length
  }
  return { name: labels.join('.').toLowerCase(), end: at + 1 }
}

/** The name of the question, A, IN, no keeping, four bytes. */
function toRecord(address: string): Buffer {
  const head = Buffer.from('c00c00010001000000000004', 'hex')
  return Buffer.concat([head, Buffer.from(address.split('.').map(Number))])
}
