import { PRODUCT_NAME } from '../../shared/product.ts'
import type { Article } from './article.ts'

export const privacyTexts: Article = {
  title: 'Privacy policy',
  intro: `${PRODUCT_NAME} handles only what it needs, sells nothing and uses nothing for ads.`,
  sections: [
    {
      heading: 'What stays in your browser',
      paragraphs: [
        'Builds and settings such as the color mode are saved in the browser you use and are not sent to the server. They go when you delete the site data of the browser.',
        'The build in a share link stands after the # of the address, so it does not reach the server.',
      ],
    },
    {
      heading: 'What is kept on the server',
      terms: [
        [
          'Access log',
          'Time, path and network address of requests, to repair faults and prevent abuse',
        ],
        [
          'Login records',
          'When a member logged in and out, and the network address widened until no home can be told from it. Deleted after 2 years; the addresses at once when the account is closed.',
        ],
        [
          'Error reports',
          'When a page fails: the error, the path and the app version. What you typed is left out.',
        ],
        ['Account', 'ID, nickname and an irreversibly changed password of those who signed up'],
        [
          'Saved searches',
          'Names and conditions of searches that members keep. Deleted when the account is closed.',
        ],
        [
          'Food addresses',
          'Codes of houses in the game and their dishes that members reported, and the daily confirmations. The owner of a house can ask for removal; once accepted only the code is kept so that it cannot be reported again.',
        ],
      ],
    },
    {
      heading: 'Cookies',
      paragraphs: [
        'One cookie keeps you logged in, and one remembers the language if you choose one. Otherwise no cookies are used, nor tracking tools of other companies.',
      ],
    },
    {
      heading: 'Deletion',
      paragraphs: [
        'Members can close their account at any time under My account. The account is then deleted, and the name is removed from posts that stay.',
      ],
    },
  ],
}
