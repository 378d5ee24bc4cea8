import { PRODUCT_NAME } from '../../shared/product.ts'
import type { Article } from './article.ts'

export const aboutTexts: Article = {
  title: `About ${PRODUCT_NAME}`,
  intro: `${PRODUCT_NAME} is a set of tools that players of Toram Online keep beside the game. It is made by fans and has nothing to do with the game's makers.`,
  sections: [
    {
      heading: 'What you can do',
      points: [
        'Try out statting, confirming step by step as in the game, and see the success rate and materials beforehand.',
        'Find what is scattered in many places, such as crystas, registlets, skills and the main quest, in one.',
        'Pages that are not open yet say so.',
      ],
    },
    {
      heading: 'What we keep to',
      points: [
        'All calculators work without an account.',
        "The game's pictures and texts are not used. All icons and pictures are our own drawings.",
        'Only rules with a source are used in calculations, and unconfirmed values say so.',
      ],
    },
    {
      heading: 'What we use',
      paragraphs: [
        'Fonts: Pretendard (SIL Open Font License 1.1). Line icons: Lucide (ISC License).',
      ],
    },
    {
      heading: 'In English',
      paragraphs: [
        'The site is made in Korea. What members write, such as notices, events and guides, is in the language they wrote it in, and all times are Korea time.',
      ],
    },
  ],
}
