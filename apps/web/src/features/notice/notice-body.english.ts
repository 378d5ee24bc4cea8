import { SAMPLE_NOTICES } from '@gyeol/contract'

const WELCOME = `Thank you for opening this site. This is an **example** for its first day.

- The notices page gathers what everybody may read.
- The bell shows notices to you and those you have not read yet.
- Editors can write notices, pin them, and have them come out later.

Administrators may change or delete this one. Examples that are deleted do not come back.`

const BEFORE_MAINTENANCE = `An **example** to look at when you write about maintenance.

1. Say when it begins and when it ends, in Korean time.
2. If you do not know when it ends, write "until the maintenance is over".
3. If there are rewards to be taken before it, say so too.

Put it into the [events](/event) as well, and people find it in calendars and get a reminder.`

const FOR_EDITORS = `An **example** that only editors and above can see.

- Each notice has its audience, and nobody can write to one above their own level.
- A notice that somebody else has changed first is not saved; you are shown what it says now.
- You can change your own notices, and administrators can change all of them.`

const BODIES: ReadonlyMap<string, string> = new Map([
  ['01900000-0000-7000-8000-00000000a001', WELCOME],
  ['01900000-0000-7000-8000-00000000a002', BEFORE_MAINTENANCE],
  ['01900000-0000-7000-8000-00000000a003', FOR_EDITORS],
])

/** The text of a notice a new site begins with in English; what people write stands as it was written. */
export function noticeBody(body: string): string {
  const sample = [...SAMPLE_NOTICES].find(([, notice]) => notice.body === body)
  return (sample && BODIES.get(sample[0])) ?? body
}
