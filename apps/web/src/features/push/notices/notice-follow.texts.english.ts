import { defineEnglish } from '../../../shared/texts/texts.ts'
import type { noticeFollowTexts as korean } from './notice-follow.texts.ts'

export const noticeFollowTexts = defineEnglish<typeof korean>({
  open: 'News alerts',
  title: 'News alerts',
  line: 'Choose when to be told of new posts. Together means: everything since the last time, at once.',
  bell: 'Bell',
  bellHint: 'The list always shows posts as they come out.',
  bellPaces: {
    now: 'As they come out',
    daily: 'Once a day, together (8 p.m.)',
    weekly: 'Once a week, together (Thursday 8 p.m.)',
    off: 'Not at all',
  },
  push: 'Push in this browser',
  pushHint:
    'Korea time. During the quiet hours of your event notifications nothing comes; it comes when they end. Nothing is sent when there is nothing new. Messages are in Korean.',
  pushPaces: {
    now: 'As they come out',
    daily: 'Once a day, together (8 p.m.)',
    weekly: 'Once a week, together (Thursday 8 p.m.)',
    off: 'Off',
  },
  noPush: 'This browser cannot get push notifications.',
  visitor: 'Without logging in, the bell tells of posts as they come out.',
  save: 'Save',
  saved: 'News alerts saved',
})
