import type { AlertOutcome } from '@gyeol/contract'
import { createTransport } from 'nodemailer'
import type { AlertMessage } from './alert-message.ts'

/** The mail server of the operator, and from whom mails come. */
export type MailServer = { readonly url: string; readonly from: string | undefined }

type Mailing = { readonly message: AlertMessage; readonly signal: AbortSignal }

/** A mail server answers each word within it, or is in trouble. */
const PATIENCE_MS = 3000

const MAIL_ADDRESS = /^[^\s@<>]+@[^\s@<>]+$/

/** Sends a message as a plain mail. Never throws. */
export async function sendMail(
  { url, from }: MailServer,
  to: string,
  { message, signal }: Mailing,
): Promise<AlertOutcome> {
  const transport = createTransport({
    url,
    dnsTimeout: PATIENCE_MS,
    connectionTimeout: PATIENCE_MS,
    greetingTimeout: PATIENCE_MS,
    socketTimeout: PATIENCE_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const sender = from ?? userOf(url) ?? to
  const { title: subject, body: text } = message
  try {
    await transport.sendMail({ from: sender, to, subject, text, signal })
    return 'sent'
  } catch (error) {
    return signal.aborted ? 'late' : toOutcome(error)
  } finally {
    transport.close()
  }
}

/** Who logs in to the mail server, where that is a mail address. */
function userOf(url: string): string | undefined {
  const user = decodeURIComponent(new URL(url).username)
  return MAIL_ADDRESS.test(user) ? user : undefined
}

/** The library tells by which code a mail server has said no, and when it said nothing in time. */
function toOutcome(error: unknown): AlertOutcome {
  if (!(error instanceof Error)) return 'unreachable'
  if ('code' in error && error.code === 'ETIMEDOUT') return 'late'
  return 'responseCode' in error && error.responseCode !== undefined ? 'refused' : 'unreachable'
}
