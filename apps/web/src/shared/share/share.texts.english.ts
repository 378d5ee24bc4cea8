import { defineEnglish } from '../texts/texts.ts'
import type { shareTexts as korean } from './share.texts.ts'

export const shareTexts = defineEnglish<typeof korean>({
  title: 'Share',
  link: 'Copy link',
  shortLink: 'Short link',
  makeShort: 'Make a short link',
  shortCopied: 'Short link copied',
  shortCopy: 'Copy short link',
  shortRemove: 'Delete short link',
  shortRemoved: 'Short link deleted. That address no longer opens',
  undo: 'Undo',
  linkCopied: 'Link copied',
  text: 'Copy text',
  textCopied: 'Text copied',
  image: 'Save as image',
  system: 'Send to another app',
  notSent: "Couldn't send to another app. Try again",
  qr: 'QR code',
  unreadTitle: 'Imported without the lines that could not be read',
  unreadLine:
    'If something is missing, correct it below. The whole text is read again as a new one.',
  unreadLeft: 'Lines left',
  unreadAgain: 'Import again with the corrected lines',
  unreadClose: 'OK',
  copyFailed: "Couldn't copy. Press and hold the text below to copy it",
  imageHint: 'If saving fails, press and hold the picture to save it.',
  imageFailed: "Couldn't make the image. Try again",
})
