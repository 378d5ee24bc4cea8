import { expect, it } from 'vitest'
import { loginIdSchema, nicknameSchema } from './account.ts'
import { loginSchema, signUpSchema } from './auth.ts'
import { askCookRemovalSchema } from './cook.ts'
import { missingThingSchema } from './correction.ts'
import { memberNoteInputSchema } from './member-note.ts'
import { suspendMemberSchema, updateMemberSchema } from './member.ts'
import { reportProblemSchema, takeDownSchema } from './moderation.ts'
import { recoverPasswordSchema } from './password-recovery.ts'
import { postBodySchema, postTitleSchema } from './post.ts'
import { loginSecondStepSchema, totpConfirmSchema } from './totp.ts'

const TICKET = 'a'.repeat(43)

it.each(['namu', ' namu', 'namu ', '\u00a0namu\u3000', 'ｎａｍｕ'])(
  'takes %j for a login id',
  (typed) => {
    expect(loginIdSchema.parse(typed)).toBe('namu')
    expect(loginSchema.parse({ loginId: typed, password: 'x' }).loginId).toBe('namu')
  },
)

it('takes a blank inside a login id for no typing mistake', () => {
  expect(loginIdSchema.safeParse('na mu').success).toBe(false)
  expect(loginSchema.safeParse({ loginId: '  ', password: 'x' }).success).toBe(false)
})

it.each(['855009', '855 009', ' 855009 ', '855-009', '855–009', '８５５００９', '855\u00a0009'])(
  'takes %j for the code of the app',
  (code) => {
    expect(totpConfirmSchema.parse({ code }).code).toBe('855009')
    expect(loginSecondStepSchema.parse({ ticket: TICKET, code }).code).toBe('855009')
  },
)

it.each([
  'ABCD-EFGH-JKMN-PQ23',
  'abcd-efgh-jkmn-pq23',
  'abcd efgh jkmn pq23',
  'ABCDEFGHJKMNPQ23',
  ' ａｂｃｄ—EFGH−jkmn PQ２３\n',
])('takes %j for a recovery code', (code) => {
  const form = { loginId: 'namu', newPassword: '아무도 모르는 긴 말' }
  expect(recoverPasswordSchema.parse({ ...form, recoveryCode: code }).recoveryCode).toBe(
    'ABCD-EFGH-JKMN-PQ23',
  )
  expect(loginSecondStepSchema.parse({ ticket: TICKET, code }).code).toBe('ABCD-EFGH-JKMN-PQ23')
})

it.each(['85500', '8550091', 'ABCD-EFGH-JKMN', ''])('takes %j for no code', (code) => {
  expect(loginSecondStepSchema.safeParse({ ticket: TICKET, code }).success).toBe(false)
})

it('refuses a title that turns the direction of what follows', () => {
  expect(postTitleSchema.safeParse('사진 gpj\u202eexe').success).toBe(false)
  expect(postTitleSchema.safeParse('사진').success).toBe(true)
})

it.each([
  ['a reason to take something down', takeDownSchema.shape.reason],
  ['what is wrong with something', reportProblemSchema.shape.text],
  ['a reason to suspend', suspendMemberSchema.shape.reason],
  ['a reason in the log', updateMemberSchema.shape.reason],
  ['a reason to remove a house', askCookRemovalSchema.shape.reason],
  ['words to whoever approves', signUpSchema.shape.message],
  ['a reason for a correction', missingThingSchema.shape.reason],
  ['a note of the desk', memberNoteInputSchema.shape.text],
  ['the body of a post', postBodySchema],
])('refuses in %s what turns the direction', (_name, schema) => {
  expect(schema.safeParse('첫 줄\n사진 gpj\u202eexe').success).toBe(false)
  expect(schema.safeParse('첫 줄\n\u202d둘째').success).toBe(false)
  expect(schema.safeParse('첫 줄\n둘째 줄 مرحبا').success).toBe(true)
})

it.each(['नमस्ते', 'สวัสดี', 'مرحبا', 'Привет', 'ΑΒΓ', '日本語', 'हिन्दी भाषा'])(
  'takes %s for a nickname',
  (name) => {
    expect(nicknameSchema.safeParse(name).success).toBe(true)
  },
)

it.each([
  '<b>x</b>',
  '"><svg onload=x>',
  '</title>',
  '<!--x-->',
  '{{x()}}',
  '${x}',
  'javascript:x',
  'x&lt;y',
  'a`b',
  "a'b",
])('refuses %s for a nickname: none can be markup or code', (name) => {
  expect(nicknameSchema.safeParse(name).success).toBe(false)
})
