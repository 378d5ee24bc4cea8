import { defineEnglish } from '../../shared/texts/texts.ts'
import type { watchTexts as korean } from './watch.texts.ts'

/** What has to happen before a line that was crossed counts again. */
const back = (direction: 'below' | 'above') =>
  direction === 'above' ? 'gone below and come back above' : 'gone above and come back below'

export const watchTexts = defineEnglish<typeof korean>({
  title: 'Watched items',
  add: 'Add',
  login: 'Log in to watch items.',
  toLogin: 'Log in',
  none: 'You watch no items. Set a line with “Watch” on the page of an item, and you are told when the price crosses it.',
  line: { below: (amount) => `▼ below ${amount}`, above: (amount) => `▲ above ${amount}` },
  lineWords: {
    below: (amount) => `Tells you when it falls below ${amount}`,
    above: (amount) => `Tells you when it rises above ${amount}`,
  },
  left: (part) => `${part}% to go`,
  beyond: 'Crossed',
  told: (day, amount, direction) =>
    `Told on ${day}. Again once it has ${back(direction)} ${amount}.`,
  fellBack: (day, amount) =>
    `The ${amount} you were told of (${day}) did not last. Please look at the price again.`,
  waiting: (amount, direction) => `Tells you once it has ${back(direction)} ${amount}.`,
  resting: 'The price is rough, so this rests.',
  noPrice: 'There is no price yet. You are told when there is.',
  ask: 'Asking',
  remove: (name) => `Stop watching ${name}`,
  removed: (name) => `No longer watching ${name}.`,
  undo: 'Undo',
  restored: 'Watching again.',
  notRestored: 'It could not be brought back. Please set it again on the page of the item.',
  news: {
    all: 'All watched items',
    fresh: 'New',
    read: 'Mark all as seen',
    directions: { below: 'Fell', above: 'Rose' },
  },
  show: (name) => `Add ${name} to the chart`,
})
