import { defineEnglish } from '../../shared/texts/texts.ts'
import type { shortLinkTexts as korean } from './short-link.texts.ts'

export const shortLinkTexts = defineEnglish<typeof korean>({
  open: 'Open',
  opening: 'Opening what was shared',
  gone: 'This link is gone',
  goneLine:
    'Its maker deleted it, or nobody opened it for a long time. It does not open either when one letter of the address differs: ask whoever sent it.',
  none: 'This is no address of a short link',
  noneLine: 'It was cut off, or other letters got into it. Ask whoever sent it.',
  offline: 'It can be opened once you are online',
  offlineLine: 'Short links need an internet connection.',
  failed: "Couldn't open the link",
  home: 'Go home',
})
