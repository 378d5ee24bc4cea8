import { sql } from 'kysely'
import type { ContentPart } from '../../context/contributions.ts'
import { nicknameKey, searchText } from './member-names.ts'
import { findMember, findTaken, forceUpdate } from './member.repository.ts'

const PLAIN = '회원'
const PLAIN_LETTERS = 8

/** What a member is called instead; ids end in random letters. */
const plainNickname = (id: string) => `${PLAIN}${id.slice(-PLAIN_LETTERS)}`

/** What members call themselves: it can be read wherever they are named. */
export const nicknameContent: ContentPart = {
  kind: 'nickname',
  rows: {
    table: 'member',
    id: 'id',
    author: 'id',
    at: 'created_at',
    // Whatever else they call themselves they have chosen, once more perhaps.
    isShown: sql<boolean>`content.nickname <> ${PLAIN}
      || substr(content.id, length(content.id) - ${PLAIN_LETTERS - 1})`,
  },
  gathers: true,
  async show(kysely, ids) {
    const shown = new Map<string, { title: string; path: string }>()
    for (const id of ids) {
      const member = await findMember(kysely, id)
      if (member) shown.set(id, { title: member.nickname, path: `/member/${id}` })
    }
    return shown
  },
  async takeDown(transaction, ids, { act }) {
    const previous = new Map<string, string>()
    for (const id of ids) {
      const member = await findMember(transaction, id)
      if (!member) continue
      await forceUpdate(transaction, id, namesOf(member.login_id, plainNickname(id), act.now))
      previous.set(id, member.nickname)
    }
    return previous
  },
  async restore(transaction, held, act) {
    const back: string[] = []
    for (const { id, previous } of held) {
      const member = await findMember(transaction, id)
      // Whoever has chosen a name since keeps it.
      if (typeof previous !== 'string' || member?.nickname !== plainNickname(id)) continue
      const key = nicknameKey(previous)
      if ((await findTaken(transaction, { nicknameKey: key })).length > 0) continue
      await forceUpdate(transaction, id, namesOf(member.login_id, previous, act.now))
      back.push(id)
    }
    return back
  },
  // The name itself is gone with the takedown.
  erase: async () => {},
}

function namesOf(loginId: string, nickname: string, now: number) {
  return {
    nickname,
    nickname_key: nicknameKey(nickname),
    search_text: searchText({ loginId, nickname }),
    updated_at: now,
  }
}
