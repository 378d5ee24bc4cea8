import { accountTexts } from '../../shared/forms/account.texts.ts'
import { defineEnglish } from '../../shared/texts/texts.ts'
import type { loginTexts as korean } from './login.texts.ts'

export const loginTexts = defineEnglish<typeof korean>({
  title: 'Log in',
  line: 'All calculators work without logging in. Reports and notifications need an account.',
  loginId: 'ID',
  password: 'Password',
  remember: 'Stay logged in on this device',
  rememberHint: 'Leave this off on a shared device.',
  submit: 'Log in',
  signUp: 'Sign up',
  noAccount: 'Not a member yet?',
  forgot: 'Forgot your password?',
  byCode: 'Choose a new password with a recovery code',
  forgotLine:
    'Without a recovery code, tell an administrator your ID and get a one-time link. It works once within 10 minutes, and you choose the new password yourself.',
  left: 'Your account is closed. Thank you for having been with us.',
  secondStep: {
    title: 'Two-step verification',
    line: 'Enter the 6 digits your authenticator app shows.',
    code: 'Code',
    byRecovery: "Can't use your app? Log in with a recovery code",
    recoveryLine:
      'Enter one of the recovery codes you saved. Each works once. If none are left, ask an administrator to turn two-step verification off.',
    recoveryCode: 'Recovery code',
    byApp: 'Log in with an app code',
    submit: 'Verify and log in',
    back: 'Start over',
    wrong: "That code isn't right. Enter the one shown now.",
    wrongRecovery: "That recovery code isn't right or was used before.",
    expired: 'Time ran out. Start again with your ID and password.',
  },
  recovery: {
    title: 'Forgotten password',
    line: 'Choose a new password with the recovery code you kept. It works once, and all other logins end.',
    code: 'Password recovery code',
    codeHint: 'Four groups of four. It is not one of the recovery codes of two-step verification.',
    invalid: 'The ID or the recovery code is not right, or the code has been used.',
  },
  reset: {
    title: 'Set a new password',
    line: 'Once set, you are logged out everywhere else.',
    password: 'New password',
    hint: accountTexts.passwordHint,
    submit: 'Set password',
    done: 'Password set. Log in with the new one.',
    invalid: 'This link expired or was used before. Get a new one from an administrator.',
    toLogin: 'To the login page',
  },
})
