import type { QUOTA_WORDS as KOREAN, UsedUp } from './quota-words.ts'

const NAMES: Readonly<Record<keyof (typeof KOREAN)['names'], string>> = {
  'sign-up': 'Sign-ups',
  account: 'Account changes',
  'cook-address': 'Food addresses',
  'cook-mark': 'Food address checks',
  'cook-removal': 'Requests to take down a food address',
  correction: 'Corrections',
  'character-case': 'Character number reports',
  'short-link': 'Short links',
  'price-item': 'Price item proposals',
  'price-report': 'Price reports',
  'price-flag': 'Price report flags',
  'price-ledger': 'Trade ledger',
  'price-watch': 'Price alerts',
  'saved-search': 'Saved searches',
  'notice-mark': 'Read marks',
  push: 'Notifications',
  'problem-report': 'Problem reports',
  'search-word': 'Counts of searches that found nothing',
  'client-error': 'Screen error reports',
}

const TIME = new Intl.DateTimeFormat('en-US', {
  timeZone: 'Asia/Seoul',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
})

/** What a used-up quota is called, and the sentence that says what, how much and until when. */
export const QUOTA_WORDS: Readonly<{
  names: typeof NAMES
  sentence: (refusal: UsedUp) => string
}> = {
  names: NAMES,
  sentence({ name, scope, most, until }) {
    const what = NAMES[name]
    const count = most.toLocaleString('en-US')
    if (scope === 'total')
      return `${what}: one person can keep ${count}. Remove some you don't use to add more.`
    const again = until === null ? 'later' : `from ${TIME.format(new Date(until))} (Korea time)`
    const whose = {
      member: `the limit is ${count} a day.`,
      network: `the limit is ${count} a day on one internet connection.`,
      site: 'the site takes no more today.',
    }[scope]
    return `${what}: ${whose} Try again ${again}.`
  },
}
