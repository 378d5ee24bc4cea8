import { connect } from 'node:net'

/** Sends exact bytes and gives everything that came back until the other side closed. */
export function talk(port: number, bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = ''
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes, 'latin1'))
    socket.setEncoding('utf8')
    socket.on('data', (text) => {
      answer += String(text)
    })
    socket.on('error', reject)
    socket.on('close', () => resolve(answer))
  })
}

/** A GET whose path nobody has tidied up: HTTP clients resolve dots and slashes by themselves. */
export const rawGet = (path: string) =>
  `GET ${path} HTTP/1.1\r\nHost: gyeol.example\r\nConnection: close\r\n\r\n`
