import { accountTexts } from '../../../shared/forms/account.texts.ts'
import { defineEnglish } from '../../../shared/texts/texts.ts'
import type { signUpTexts as korean } from './sign-up.texts.ts'

export const signUpTexts = defineEnglish<typeof korean>({
  title: 'Sign up',
  line: 'Only an ID, a password and a nickname. We never ask for email or phone.',
  ownerTitle: 'Start the site',
  ownerLine:
    'This is the one-time link from the installation. The account made here becomes the owner of this site.',
  ownerInvalid: 'The setup link expired or was used before. Restart the server to get a new one.',
  loginId: 'ID',
  loginIdHint: '2–32 letters, digits and . - _ . Upper and lower case are the same.',
  password: 'Password',
  passwordHint: accountTexts.passwordHint,
  nickname: 'Nickname',
  nicknameHint: accountTexts.nicknameHint,
  agree: 'I agree to the terms of use and the privacy policy',
  terms: 'Terms of use',
  privacy: 'Privacy policy',
  opensNewTab: 'opens in a new window',
  submit: 'Sign up',
  ownerSubmit: 'Create the owner account',
  hasAccount: 'Already a member?',
  login: 'Log in',
  closedTitle: 'Sign-up is closed for now',
  closedLine: 'All calculators and lists work without logging in.',
  home: 'Go home',
  memberTitle: 'You are already logged in',
  memberLine: 'Log out first to create another account.',
  profile: 'My account',
  welcome: 'Welcome. Your account is ready.',
  create: {
    title: 'Invite a member',
    line: 'The person invited sets the password through the link. It works for 7 days.',
    role: 'Role',
    submit: 'Invite and get a link',
    done: (nickname) => `Invitation link for ${nickname} is ready`,
    again: 'Invite another',
    detail: 'Member details',
    list: 'Waiting invitations',
  },
  link: {
    title: 'One-time link',
    line: "Give this link to that person only. It works once, and you can't see it again after you leave this page.",
    until: (when) => `Works until ${when}.`,
    copy: 'Copy link',
  },
})
