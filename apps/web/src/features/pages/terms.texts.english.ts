import { PRODUCT_NAME } from '../../shared/product.ts'
import { defineEnglish } from '../../shared/texts/texts.ts'
import type { Article } from './article.ts'
import type { termsLinkTexts as korean } from './terms.texts.ts'

export const termsTexts: Article = {
  title: 'Terms of use',
  intro: `What those who use ${PRODUCT_NAME} and those who run it promise each other. If the two languages differ, the Korean text counts.`,
  sections: [
    {
      heading: 'The service',
      points: [
        `${PRODUCT_NAME} is a free, unofficial fan tool. Toram Online and its names belong to their owners.`,
        'We work to keep results and information correct, but they may differ from the game, for example after an update. Check in the game before you use precious materials.',
        'It may stop for maintenance or faults, and its features may change.',
      ],
    },
    {
      heading: 'What users keep to',
      points: [
        "Don't use other people's accounts or send automatic requests that strain the service.",
        'Report only facts where many rely on them, such as market prices.',
        "Don't post what harms others or breaks the law. Such posts may be deleted without notice.",
      ],
    },
    {
      heading: 'What you post',
      points: [
        'Posts belong to whoever wrote them; we use them only as far as showing them on the site needs.',
        'When you close your account your name is removed from your posts; the posts may stay.',
      ],
    },
    {
      heading: 'Liability',
      paragraphs: [
        'As a free tool it can hardly answer for losses from choices made in the game in reliance on its results. Damage caused on purpose or by gross negligence is answered for under the law.',
      ],
    },
    {
      heading: 'Changes',
      paragraphs: ['Changes of these terms are announced in the notices at least 7 days before.'],
    },
  ],
}

export const termsLinkTexts = defineEnglish<typeof korean>({ privacy: 'See the privacy policy' })
