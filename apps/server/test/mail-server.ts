import { SMTPServer } from 'smtp-server'

/** A mail as the server took it. */
export type Mail = { readonly from: string; readonly to: readonly string[]; readonly text: string }

/** A mail server that asks for a login and takes what it is given, but for one recipient. */
export function startMailServer(mails: Mail[]) {
  const server = new SMTPServer({
    authOptional: false,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    onAuth: ({ username, password }, _session, done) =>
      password === 'right' ? done(null, { user: username }) : done(new Error('no')),
    onRcptTo: ({ address }, _session, done) =>
      address.startsWith('nobody') ? done(new Error('no such user')) : done(),
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address
        const to = envelope.rcptTo.map(({ address }) => address)
        mails.push({ from, to, text: Buffer.concat(chunks).toString() })
        done()
      })
    },
  })
  return new Promise<{ port: number; close: () => Promise<void> }>((resolve) => {
    const listening = server.listen(0, '127.0.0.1', () => {
      const address = listening.address()
      resolve({
        port: typeof address === 'object' && address !== null ? address.port : 0,
        close: () => new Promise((closed) => server.close(() => closed())),
      })
    })
  })
}
