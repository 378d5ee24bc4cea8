import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

type Answer = readonly [kind: 1, id: number, error: MarionetteError | null, result: unknown]
type MarionetteError = { readonly error: string; readonly message: string }
type Waiting = {
  readonly resolve: (value: unknown) => void
  readonly reject: (reason: Error) => void
}

/**
 * Firefox's own protocol of remote control, which geckodriver translates WebDriver to: every
 * message is `<bytes>:<JSON>`. Spoken directly, because Debian has no geckodriver.
 */
export class Marionette {
  private readonly socket: Socket
  private readonly waiting = new Map<number, Waiting>()
  private received = Buffer.alloc(0)
  private lastId = 0

  private constructor(socket: Socket) {
    this.socket = socket
    socket.on('data', (part: Buffer) => this.read(part))
    socket.on('error', (error) => this.breakOff(error))
    socket.on('close', () => this.breakOff(new Error('Firefox has hung up')))
  }

  static async connect(port: number): Promise<Marionette> {
    const socket = connect(port, '127.0.0.1')
    await once(socket, 'connect')
    return new Marionette(socket)
  }

  call(name: string, parameters: object = {}): Promise<unknown> {
    this.lastId += 1
    const id = this.lastId
    const text = JSON.stringify([0, id, name, parameters])
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject })
      this.socket.write(`${Buffer.byteLength(text)}:${text}`)
    })
  }

  hangUp(): void {
    this.socket.destroy()
  }

  private read(part: Buffer): void {
    this.received = Buffer.concat([this.received, part])
    for (;;) {
      const colon = this.received.indexOf(':')
      if (colon === -1) return
      const end = colon + 1 + Number(this.received.subarray(0, colon).toString())
      if (this.received.length < end) return
      const message: unknown = JSON.parse(this.received.subarray(colon + 1, end).toString())
      this.received = this.received.subarray(end)
      if (isAnswer(message)) this.settle(message)
    }
  }

  private settle([, id, error, result]: Answer): void {
    const waiting = this.waiting.get(id)
    this.waiting.delete(id)
    if (error) waiting?.reject(new Error(`${error.error}: ${error.message}`))
    else waiting?.resolve(valueOf(result))
  }

  private breakOff(error: Error): void {
    for (const { reject } of this.waiting.values()) reject(error)
    this.waiting.clear()
  }
}

/** The greeting is an object; everything else answers a call. */
function isAnswer(message: unknown): message is Answer {
  return Array.isArray(message) && message[0] === 1
}

function valueOf(result: unknown): unknown {
  return typeof result === 'object' && result !== null && 'value' in result ? result.value : result
}
