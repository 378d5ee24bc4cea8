import { goNames } from '../../shared/keyboard/go-keys.ts'
import { keyTexts } from '../../shared/keyboard/keys.texts.ts'
import type { Article } from './article.ts'

export const SITE_HELP: Readonly<Record<string, Article>> = {
  'save-and-share': {
    title: 'Saving and sharing',
    intro: 'Builds are saved by themselves, and a link shows them to others.',
    sections: [
      {
        heading: 'Saving',
        points: [
          'Changes are saved in this browser at once. There is no save button to press.',
          'Several tabs of the site keep in step.',
          "Deleting the browser's site data or closing a private window deletes them. Safari on iPhone may delete data of sites not opened for 7 days.",
          'After one visit pages open without a connection, and all calculators work.',
          'Where saving is impossible a line at the bottom says so. Everything still works until you close the window.',
          'Data that can no longer be read is set aside, not thrown away.',
        ],
      },
      {
        heading: 'Sharing',
        points: [
          'A share link holds the whole build. It is not sent to the server.',
          "Opening somebody's link does not change your builds. Copy it to yours if you like it.",
        ],
      },
    ],
  },
  shortcuts: {
    title: 'Shortcuts',
    intro:
      'Single-letter shortcuts are off while you type. They can be turned off in the settings.',
    sections: [
      ...keyTexts.groups.map(({ title, keys: terms }) => ({ heading: title, terms })),
      {
        heading: keyTexts.go,
        terms: goNames(keyTexts.home).map(([key, name]) => [`G ${key}`, name] as const),
      },
    ],
  },
  search: {
    title: 'Searching and entering numbers',
    intro: 'Part of a name is enough, in English or Korean.',
    sections: [
      {
        heading: 'Search everything',
        points: [
          'Open it with the magnifier at the top or Ctrl + K. It finds crystas, skills, equipment, registlets, bosses, events, notices and all pages at once.',
          'Choose with ↑ ↓ and open with Enter. Tab chooses a kind.',
          'A condition such as ATK 9% weapon leads to the crystas that meet it.',
          'Once opened it also searches offline in the lists loaded last time.',
        ],
      },
      {
        heading: 'Saved searches',
        points: [
          'Under “Saved searches” of the crysta and equipment lists you keep the conditions, words and order at hand under a name, up to 30 of them.',
          'With “Tell me when something new fits” you are told, once each, of things that come to fit as data are added or corrected. A search that more than 500 things fit, or one narrowed by your own marks, cannot have an alert.',
          'Logged in, they are kept in your account, seen on every device, and told by the bell and by push. Otherwise this browser keeps them and shows how many are new when you come back to the list.',
          'Search everything finds them by name too. What you removed can be brought back at once.',
        ],
      },
      {
        heading: 'Finding names',
        terms: [
          ['Part of a name', 'A few letters of a word are enough.'],
          ['Spaces', 'Spaces may be left out, and words may come in any order.'],
          [
            'Korean names',
            'Things are found by their Korean names too, even by first consonants (ㄱㄱㄹㅍ) or typed on the other keyboard layout.',
          ],
        ],
      },
      {
        heading: 'Stat conditions',
        terms: [
          ['Values', 'Write a stat and a number, such as ATK 10 or aspd 500.'],
          ['Several stats', 'Stats side by side must all be there.'],
          [
            'In Korean',
            'Conditions may also be written in Korean, with words such as 이상 (at least), 이하 (at most), 또는 (or) and 제외 (without).',
          ],
        ],
      },
      {
        heading: 'Numbers',
        points: [
          'Commas and full-width digits are fine. Put - or − before negative numbers.',
          'Korean units work too: 3만 is 30,000 and 1억 is 100,000,000.',
        ],
      },
    ],
  },
  correction: {
    title: 'Corrections',
    intro: 'Tell us what is wrong or missing, and editors look at it and correct it.',
    sections: [
      {
        heading: 'Telling us',
        points: [
          'Press "Suggest a correction" on a crysta, registlet, ability, boss, equipment or job guide. You need to be logged in.',
          'Choose what to correct and enter the right value, or just say it in words.',
          'One suggestion can wait for each entry. You can withdraw it and send another.',
        ],
      },
      {
        heading: 'What happens next',
        points: [
          'The corrections page shows what became of your suggestions and what editors answered.',
          'Accepted suggestions appear in the lists at once, and your name joins those who helped.',
          'Editors can accept only those parts of a suggestion that are right.',
        ],
      },
    ],
  },
  home: {
    title: 'Home',
    intro: 'Keep what you use most in front, and see what changed while you were away.',
    sections: [
      {
        heading: 'Good to know',
        points: [
          'Pin, beside the tools, puts the ones you use most first. Kept in this browser.',
          'Changed since yesterday lists what was added or edited in each list. After a longer time away it begins with the day of your last visit.',
        ],
      },
    ],
  },
  event: {
    title: 'Events and the plan of the week',
    intro: 'Mark the events you want to go to: they become a week that says what overlaps.',
    sections: [
      {
        heading: 'The plan of the week',
        points: [
          'The bookmark of an event adds it to your plan. Kept in this browser.',
          'Events of up to twelve hours have to be attended while they run; longer ones, and those until maintenance, can be done at any time.',
          'Where two times overlap, or one overlaps with maintenance, its row says so. Turn off Going for what you will skip.',
          'Choose without overlaps picks times for as many events as possible. An event that repeats is moved to another of its days, and you can undo it.',
        ],
      },
    ],
  },
  job: {
    title: 'Versions of job guides',
    intro:
      'Every edit keeps the earlier version, and a guide is marked when something it recommends changes.',
    sections: [
      {
        heading: 'Good to know',
        points: [
          'Versions lets everybody read the guide as it was.',
          'Editors go back to a version on its page. That becomes a version too.',
          'Look again shows what changed in the crystas and registlets it recommends since it was written. It goes when an editor edits the guide or notes that it is still right.',
        ],
      },
    ],
  },
  display: {
    title: 'Color mode',
    intro: 'Choose light, system or dark with the sun, screen and moon buttons at the top.',
    sections: [
      {
        heading: 'Good to know',
        points: [
          'System follows the setting of your device at once.',
          'The mode is saved in this browser and applies at once to other open tabs.',
          'Where the device asks for reduced motion, movement on pages is off.',
        ],
      },
    ],
  },
}
