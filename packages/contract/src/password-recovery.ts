import { z } from 'zod'
import { givenLoginIdSchema, newPasswordSchema } from './account.ts'
import { recoveryCodeSchema } from './totp.ts'
import { wireTimeSchema } from './versions.ts'

/** Whether the caller has a code for a forgotten password, and when one was used last. */
export const passwordRecoverySchema = z
  .strictObject({ createdAt: wireTimeSchema.nullable(), usedAt: wireTimeSchema.nullable() })
  .meta({ id: 'PasswordRecovery', description: '비밀번호 복구 코드의 상태' })

/** See {@link passwordRecoverySchema}. */
export type PasswordRecovery = z.output<typeof passwordRecoverySchema>

/** The code, shown this once. */
export const passwordRecoveryCodeSchema = z
  .strictObject({ recoveryCode: z.string() })
  .meta({ id: 'PasswordRecoveryCode', description: '비밀번호 복구 코드' })

/** A new password by the code. */
export const recoverPasswordSchema = z
  .strictObject({
    loginId: givenLoginIdSchema,
    recoveryCode: recoveryCodeSchema,
    newPassword: newPasswordSchema,
  })
  .meta({ id: 'RecoverPassword', description: '복구 코드로 비밀번호 정하기' })

/** See {@link recoverPasswordSchema}. */
export type RecoverPassword = z.output<typeof recoverPasswordSchema>
