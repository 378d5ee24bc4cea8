import { plural } from '../../../shared/texts/plural.ts'
import { defineEnglish } from '../../../shared/texts/texts.ts'
import type { invitationTexts as korean } from './invitation.texts.ts'

const members = (count: number) => plural(count, 'member')

export const invitationTexts = defineEnglish<typeof korean>({
  title: 'Invitations',
  line: 'Members who have not come yet. A link works once within 7 days.',
  invite: 'Invite',
  empty: 'No invitations are waiting.',
  list: 'Waiting invitations',
  until: (when) => `until ${when}`,
  ended: 'Expired',
  renew: 'Make a new link',
  renewOf: (nickname) => `Make a new link for ${nickname}`,
  renewTitle: (nickname) => `New invitation link for ${nickname}`,
  revoke: 'Withdraw',
  revokeOf: (nickname) => `Withdraw the invitation of ${nickname}`,
  revokeTitle: (nickname) => `Withdraw the invitation of ${nickname}?`,
  revokeLine:
    'The link stops working and the prepared account is deleted. You can invite the same ID again.',
  revoked: 'Invitation withdrawn',
  how: { label: 'How many to invite', one: 'One', many: 'Several' },
  many: {
    lines: 'Who to invite',
    hint: 'One a line: ID and nickname. Example: magpie07 Magpie',
    submit: (count) => (count === 0 ? 'Invite' : `Invite ${members(count)}`),
    running: (done, all) => `Invited ${done} of ${all}`,
    done: (count) => `Invitation links ready for ${members(count)}`,
    failed: (count) => `Couldn't invite ${members(count)}. Correct the lines and send them again.`,
    problem: (name, reason) => `${name}: ${reason}`,
    shape: 'Write an ID and a nickname with a space between.',
    most: 'Up to 20 at a time.',
    copyAll: 'Copy all links',
    copyLine: (nickname, link) => `${nickname} ${link}`,
    copyOf: (nickname) => `Copy the link of ${nickname}`,
  },
  accept: {
    title: 'You are invited to Gyeoljeongpan',
    line: 'Set a password and you can start right away.',
    loginId: 'ID',
    nickname: 'Nickname',
    role: 'Role',
    until: 'Link valid until',
    password: 'Password',
    submit: 'Accept and start',
    invalid: 'This invitation link expired or was used before. Ask whoever sent it for a new one.',
    login: 'Log in',
    welcome: 'Welcome. You are now a member of Gyeoljeongpan.',
  },
})
