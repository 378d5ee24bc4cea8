import { plural } from '../../../shared/texts/plural.ts'
import { defineEnglish } from '../../../shared/texts/texts.ts'
import type { reportTexts as korean } from './report.texts.ts'

const NOT_YET = 'Your report is in'

export const reportTexts = defineEnglish<typeof korean>({
  title: 'Report a price',
  line: 'What you type is kept by itself',
  back: 'All prices',
  form: 'Report a price',
  item: 'Item',
  pick: 'Choose an item',
  change: 'Change',
  itemLine: (kind, unit) => `${kind} · ${unit}`,
  proposing: 'It is not in the list, so a suggestion goes along',
  kind: 'Kind',
  itemNeeded: 'Please choose which item it is.',
  basis: 'What is it?',
  amount: 'Amount',
  quantity: 'Quantity',
  pieces: 'pcs',
  together: 'This is the amount in all',
  net: 'What I got after the fee',
  netHint: (percent, isVerified) =>
    `Counted as what the buyer paid (${percent}%${isVerified ? '' : ', likely'})`,
  nowPrice: (amount, provenance) => `Price now ${amount} · ${provenance}`,
  nowShort: (unit, amount) => `${unit} · price now ${amount}`,
  noPriceYet: 'No price yet',
  unitRefused: 'Please check the unit again',
  dock: 'Amount and report',
  places: {
    inside: 'Within the middle half of the price.',
    between: 'Between the lowest and the highest.',
    below: 'Lower than any value so far.',
    above: 'Higher than any value so far.',
  },
  send: 'Report',
  sendAsMember: 'Log in and report',
  visitor: 'Members only. What you type stays after logging in',
  uses: {
    title: 'How it is used',
    hidden: 'Nobody sees who reported it.',
    once: 'Everybody has one voice a day. Reporting several times is fine.',
    edit: (hours) => `You can edit it for ${plural(hours, 'hour')}, and withdraw it any time.`,
    probation: (days) =>
      `It counts once you have been a member for ${plural(days, 'day')}. Until then it is kept and everybody sees it.`,
  },
  question: {
    title: (amount) => `Is ${amount} right?`,
    known: (amount) => `The price now is ${amount}.`,
    slips: {
      '0.1': 'There seems to be one 0 too many.',
      '10': 'There seems to be one 0 missing.',
      '0.0001': 'It seems to be 10,000 times too much.',
      '10000': 'It seems to be 10,000 times too little.',
    },
    correct: (amount) => `Change to ${amount}`,
    right: (amount) => `${amount} is right`,
    again: 'Type it again',
    unit: (unit, amount) => `${unit} ${amount}`,
  },
  done: {
    titles: {
      counted: 'It counts',
      superseded: NOT_YET,
      filtered: NOT_YET,
      before: NOT_YET,
      single: NOT_YET,
      old: NOT_YET,
      probation: NOT_YET,
      withdrawn: NOT_YET,
      excluded: NOT_YET,
    },
    price: (amount, provenance) => `Price ${amount} · ${provenance}`,
    single: (members) => `Three people make a price. There are ${members} now.`,
    scattered: 'Reports differ too much, so there is no price yet.',
    filtered:
      'It is too far from the price and left out this time. It counts once others say the same.',
    probation: (when) =>
      `A new member’s report is kept, but does not count. What you report from ${when} counts.`,
    other: 'Other reports make the price now. Yours is kept.',
    proposed: 'Everybody sees a new item once an editor has looked at it.',
    again: 'Report another',
    view: 'See the item',
    ledger: 'Add to my ledger too',
    kept: 'Kept',
    keptLine:
      'There is no connection. It is sent once there is one, and counts for the day it is sent.',
    tooSoon: 'You have just reported it',
    tooSoonAt: (minutes, amount) =>
      `You reported ${amount} ${minutes < 1 ? 'a moment' : plural(minutes, 'minute')} ago.`,
    tooSoonLine: (minutes) => `One report for an item every ${plural(minutes, 'minute')}.`,
    editThat: 'Edit that report',
    back: 'Back to what I typed',
  },
  unsent: (count) => `${plural(count, 'report')} not sent. Sent by itself once connected.`,
  unsentNow: 'Send now',
  unsentDrop: 'Discard',
  unsentDropped: 'The unsent reports were discarded.',
  sentLater: (name) => `The kept report of ${name} was sent.`,
  refusedLater: (name, why) => `The kept report of ${name} could not be sent. ${why}`,
  undo: 'Undo',
})
