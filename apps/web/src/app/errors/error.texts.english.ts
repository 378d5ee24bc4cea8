import { defineEnglish } from '../../shared/texts/texts.ts'
import type { errorTexts as korean } from './error.texts.ts'

export const errorTexts = defineEnglish<typeof korean>({
  notFound: 'This page does not exist.',
  forbidden: "You don't have access to this page.",
  unknown: 'Something went wrong.',
  unexpected: 'Unexpected Application Error!',
  notFoundLine: 'The address changed or the page was deleted.',
  forbiddenLine: 'Log in with an account that has permission to see it.',
  forbiddenMember: 'Your account may not see this page.',
  networkLine: 'Check your internet connection and try again.',
  blocked: "This page couldn't be fetched.",
  blockedLine:
    'A content blocker or your network may have stopped it. Allow this site and try again.',
  unexpectedLine:
    'Something failed while drawing this page. What you saved is safe: try again or go home.',
  id: (id) => `Error ${id}`,
  copyId: 'Copy number',
  copied: 'Copied',
  copyFailed: "Couldn't copy. Press and hold the number to copy it.",
  retry: 'Try again',
  home: 'Go home',
  login: 'Log in',
})
