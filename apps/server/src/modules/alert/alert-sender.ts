import type { AlertOutcome } from '@gyeol/contract'
import type { Config } from '../../config/config.ts'
import type { AlertMessage } from './alert-message.ts'
import type { AlertTarget } from './alert-target.service.ts'
import { sendMail } from './mail.ts'
import { postWebhook } from './webhook.ts'

/** Sends a message to one channel and says what became of it; never throws. */
export type AlertSender = (
  target: Pick<AlertTarget, 'channel' | 'address'>,
  message: AlertMessage,
) => Promise<AlertOutcome>

/** A test has to be told of before the answer of its request is due. */
const SEND_TIMEOUT_MS = 4000

/** Whether the site can send mails at all. */
export const canMail = ({ smtpUrl }: Pick<Config, 'smtpUrl'>) => smtpUrl !== undefined

/** What sends messages the way the environment says. */
export function createAlertSender({
  smtpUrl,
  smtpFrom,
  alertTestTarget: testTarget,
}: Pick<Config, 'smtpUrl' | 'smtpFrom' | 'alertTestTarget'>): AlertSender {
  return async ({ channel, address }, message) => {
    const signal = AbortSignal.timeout(SEND_TIMEOUT_MS)
    if (channel === 'webhook') return postWebhook(address, { message, signal, testTarget })
    if (smtpUrl === undefined) return 'unreachable'
    return sendMail({ url: smtpUrl, from: smtpFrom }, address, { message, signal })
  }
}
