import { z } from 'zod'
import { oneTimeTokenSchema } from './account.ts'
import { wireTimeSchema } from './versions.ts'

/** A code without the blanks, dashes and full-width signs with which it was typed or pasted. */
const bareCode = (text: string) => text.normalize('NFKC').replaceAll(/[\s\p{Pd}\u2212.·]/gu, '')

/** Six digits from an authenticator app, also as `855 009`. */
export const totpCodeSchema = z
  .string()
  .overwrite(bareCode)
  .regex(/^\d{6}$/)

/** A recovery code: four groups of four, without letters that look like digits. */
export const RECOVERY_CODE_PATTERN = /^[A-HJ-NP-Z2-9]{4}(?:-[A-HJ-NP-Z2-9]{4}){3}$/

/** A recovery code however it is typed: in small letters, with blanks, without its dashes. */
export const recoveryCodeSchema = z
  .string()
  .overwrite((text) =>
    (
      bareCode(text)
        .toUpperCase()
        .match(/.{1,4}/g) ?? []
    ).join('-'),
  )
  .regex(RECOVERY_CODE_PATTERN)

/** How the caller's second step stands; `isRequired` is the site's rule for their role. */
export const totpStateSchema = z
  .strictObject({
    isEnabled: z.boolean(),
    isRequired: z.boolean(),
    enabledAt: wireTimeSchema.nullable(),
    recoveryCodesLeft: z.int().min(0),
  })
  .meta({ id: 'TotpState', description: '2단계 인증 상태' })

/** See {@link totpStateSchema}. */
export type TotpState = z.output<typeof totpStateSchema>

/** The secret to put into an authenticator app; it is shown this once. */
export const totpEnrolmentSchema = z
  .strictObject({ secret: z.string(), uri: z.string() })
  .meta({ id: 'TotpEnrolment', description: '인증 앱에 넣을 값' })

/** Proof that the app shows the right codes. */
export const totpConfirmSchema = z
  .strictObject({ code: totpCodeSchema })
  .meta({ id: 'TotpConfirm', description: '인증 앱의 코드' })

/** Codes for the day the phone is lost, each good once; they are shown this once. */
export const recoveryCodesSchema = z
  .strictObject({ recoveryCodes: z.array(z.string()) })
  .meta({ id: 'RecoveryCodes', description: '복구 코드' })

/** The second step of a login: the app's code or a recovery code. */
export const loginSecondStepSchema = z
  .strictObject({
    ticket: oneTimeTokenSchema,
    code: z.union([totpCodeSchema, recoveryCodeSchema]),
  })
  .meta({ id: 'LoginSecondStep', description: '로그인 두 번째 단계' })
