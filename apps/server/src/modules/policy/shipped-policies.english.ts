import { ENGLISH_PRODUCT_NAME, type PolicyKind } from '@gyeol/contract'

/** See `shipped-policies.ts`. */
export const SHIPPED_POLICIES: Readonly<Record<PolicyKind, string>> = {
  terms: `What those who use ${ENGLISH_PRODUCT_NAME} and those who run it promise each other.

## The service

- ${ENGLISH_PRODUCT_NAME} is a free, unofficial fan tool. Toram Online and its names belong to their owners.
- We try to be right, but updates of the game and the like may change what is true. Look once more in the game before you use rare materials.
- It may stop for a while for maintenance or by a fault, and what it does may change.

## What users keep to

- Do not use the accounts of others, nor send automatic requests that strain the service.
- Write only facts where many read them, such as prices.
- Post nothing that harms others or breaks the law. It may be hidden or removed without notice, and accounts that go on may be suspended.

## What you post

- It stays yours; we use it only as far as showing it on the site takes.
- When you close your account your name is removed from it, and it may stay.

## Liability

It is free, so we can hardly answer for what you lose in the game by trusting it. For harm done on purpose or by gross negligence we answer by law.

## Changes

When these terms change, this page says what has changed, and earlier texts stay readable. Where a change needs your consent you are asked at your next visit. Not answering never counts as consent.`,

  privacy: `${ENGLISH_PRODUCT_NAME} handles only what it needs, sells nothing and uses nothing for ads. What is kept how long stands one by one under [What is kept how long](/retention).

## What stays in your browser

- Builds, characters, skill points and settings such as the color mode are saved in the browser you use and are not sent to the server. They go when you delete the site data of the browser.
- The build in a long share link stands after the # of the address, so it does not reach the server.

## What is kept on the server

- **Short share links**: when you make one, the build, its title and the member who made it are kept on the server, and everybody who knows the code can open it. The member who made it can delete it; one made without an account can be deleted in the browser that made it.
- **Account**: ID, nickname and an irreversibly changed password of those who signed up, and when they agreed to which version of the terms. Where sign-ups are approved, also what was written along. Of recovery codes only an irreversibly changed value.
- **Logins**: name and times of the browsers you are logged in with, when you logged in, failed to and logged out, and the network address widened until no home can be told from it.
- **Traces**: to find several accounts of one person, the network address and the device mark of sign-ups and logins, changed so that they can only be compared with the site's own key, for 90 days. They are in no backup.
- **Problem reports**: the reason and text given, and the member who gave it, if logged in. Why somebody wants a house of food gone.
- **Running the site**: titles of what was taken down and why, why somebody is suspended, notes of the staff about members.
- **Searches that found nothing**: only the words and how often. Not who looked for them, nor from where; words that look like an address or a phone number are not counted. They go when nobody looks for them again within 90 days.
- **What was done**: when members added, changed and removed data, posts and prices, and what.
- **What you add**: price reports, corrections, values seen in the game, food addresses, pictures, half-written posts, saved searches, watched items, trade ledgers, notices read.
- **Notifications**: the push address of browsers you switched them on in, the kinds and times you chose and, for members, by which login. Switched on without an account, also the network address, changed so that it can only be compared with the site's own key.
- **Access log**: time, path, network address and account number of requests, to repair faults and prevent abuse. Tables that count, so that nobody sends or asks too much at once, hold hashes instead of addresses.
- **Error reports**: when a page fails: the error, the path and the app version. What you typed is left out.

## Cookies

One cookie keeps you logged in, one with a random value tells the device you sign up or log in with (60 days, sent only when logging in), one remembers the language if you choose one, and one that of a link you came by until the browser is closed. Who has never signed up or logged in nor chosen a language has no cookie, and there are no tracking tools of other companies.

## What goes elsewhere

If you switch notifications on, they are sent, encrypted, through the push service of that browser (Google, Mozilla, Apple, Microsoft and others). The owner may be told by a messenger or mail outside the site that something is wrong or waits; nothing about members is in it. Nothing else goes anywhere.

## Seeing, downloading, deleting

- Under [My account](/member/profile) members can download the data about them, and close their account at any time. Notes of the staff and secrets (password, second step, push addresses) are not in the download.
- The account and what is only yours are then deleted at once, and your name is removed from posts and reports that many read. That food addresses, what was said of houses, short links and proposed items are one member's goes after 7 days, so that the staff can take down at once what somebody posts who leaves straight away.
- Questions go to [Contact](/contact).`,

  retention: `How long the server keeps what. In backups it stays until that backup is deleted.

## Members

| What | How long |
| --- | --- |
| ID, nickname, password (irreversibly changed), consents | Until you close your account |
| Second step and recovery code for the password | Until switched off, used, or the account is closed |
| Logins (20 of one person at most) | Until you log out, after 14 days without use, or after 60 days (administrators: 12 hours, 7 days) |
| Password links, invitations | 10 minutes, 7 days |
| Records of logins, accounts and what was done about reports and what was taken down | 2 years. Names and addresses go at once when the account is closed |
| Traces by which accounts of one place are found | 90 days after the last visit, or until the account is closed |
| Sign-ups that wait for approval and what was written along | 30 days; those not approved by then are deleted |
| Reasons of suspensions | Until the suspension or the account ends |
| Notes of the staff | Until the staff deletes them or the account is closed |
| Own searches, watched items, trade ledger, notices read | Until deleted or the account is closed (a deleted search can be brought back for a day) |
| Half-written posts | 30 days |
| Browsers with notifications | Until switched off, logged out there, or not used for a year. A new password, a suspension and closing the account end those of other browsers, too |

## What you add

| What | How long |
| --- | --- |
| Short share links | Until who made it deletes it, or nobody opens it for 2 years |
| Price reports and what they said before | 1,100 days; those taken back 30 days |
| Values seen in the game | Until deleted or the account is closed |
| Food addresses | 60 days after being reported closed; the record of changes then forgets the address, too. Where the owner of a house wanted it gone, only the code is kept so that it cannot be reported again |
| That food addresses, what was said of houses, short links and proposed items are one former member's | 7 days, without the name |
| What staff has removed | Can be brought back for 7 days, then deleted. What is only hidden stays hidden until brought back |
| Problem reports, titles of what was taken down and why | 1 year after their end |
| Finished corrections | 1 year |
| Pictures shown nowhere | 7 days |
| Notices, events, game data | Until deleted. Names go when who wrote them closes their account |
| Records of changes to data, posts, prices and settings | Kept, so that they can be undone. Names go when who made them closes their account |
| Imported files that were not put in | 30 days |

## Besides

| What | How long |
| --- | --- |
| Words that found nothing, and how often | 90 days after the last time; 1,000 of them at most |
| Counts against abuse | For a set time (60 days at most) |
| Memory of a request, so that it is not done twice | One day |
| Memory of sent notifications | 7 days |
| Access log and error reports | In the log files of the server, as long as who runs it decides |

On a site whose owner chose not to delete old records, records, finished corrections, problem reports and imported files stay longer.`,

  contact: `Who runs this site has not written down how to reach them yet.

- If some data is wrong, tell us with **Suggest a correction** beside it.
- Your own data you can download and delete under [My account](/member/profile).`,

  imprint: `Who runs this site has not written it down yet.

This site is made with ${ENGLISH_PRODUCT_NAME}, software that everybody can download and open a site with. Those who make it do not run this site.`,
}
