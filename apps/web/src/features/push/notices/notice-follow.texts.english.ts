import { defineEnglish } from '../../../shared/texts/texts.ts'
import type { noticeFollowTexts as korean } from './notice-follow.texts.ts'

export const noticeFollowTexts = defineEnglish<typeof korean>({
  open: 'News alerts',
  title: 'News alerts',
  line: 'Choose when to be told of new posts. Together means: everything since the last time, at once.',
  bell: 'Bell (posts)',
  bellHint: 'The list always shows posts as they come out.',
  bellPaces: {
    now: 'As they come out',
    daily: 'Once a day, together (8 p.m.)',
    weekly: 'Once a week, together (Thursday 8 p.m.)',
    off: 'Not at all',
  },
  push: 'Push in this browser (posts)',
  pushHint:
    'Korea time. During the quiet hours of your event notifications nothing comes; it comes when they end. Nothing is sent when there is nothing new. Messages are in Korean.',
  pushPaces: {
    now: 'As they come out',
    daily: 'Once a day, together (8 p.m.)',
    weekly: 'Once a week, together (Thursday 8 p.m.)',
    off: 'Off',
  },
  own: 'News of your own by push in this browser',
  ownKinds: {
    'price-watch': 'Prices of watched items',
    correction: 'Answers to your proposals',
    'saved-search': 'New results of saved searches',
  },
  ownHint: 'The bell and the inbox always tell of them at once.',
  noPush: {
    none: 'This browser cannot get push notifications.',
    ready:
      'This site does not send push notifications yet. That is a matter of the site’s settings, not of your browser; they work once whoever runs it turns them on.',
  },
  visitor: 'Without logging in, the bell tells of posts as they come out.',
  save: 'Save',
  saved: 'News alerts saved',
})
