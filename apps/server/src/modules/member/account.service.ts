import { randomUUIDv7 } from 'node:crypto'
import { isStaff, type StoredRoleCode } from '@gyeol/contract'
import type { Kysely, Transaction } from 'kysely'
import { AppError, fieldError } from '../../errors/app-error.ts'
import type { AppDatabase } from '../../database/database.ts'
import { bumpDataVersion } from '../../database/data-version.ts'
import type { Schema } from '../../database/schema.ts'
import { isReserved, loginIdKey, nicknameKey, searchText } from './member-names.ts'
import { soundsOfficial } from './reserved-names.ts'
import * as members from './member.repository.ts'

const RESERVED = '운영진으로 보이는 닉네임은 쓸 수 없어요.'

/** Its row in `data_version` is what changes of owners wait for, one after the other. */
const OWNERS_KEY = 'member-owners'

/** A new account; `passwordHash` is null until its holder sets a password. */
export type NewAccount = {
  readonly loginId: string
  readonly nickname: string
  readonly roleCode: StoredRoleCode
  readonly passwordHash: string | null
  readonly agreedAt: number | null
  /** They may not log in until somebody has approved them. */
  readonly isWaiting?: boolean
  readonly now: number
}

/** Makes an account and gives its id. A taken name fails in the database: see {@link orTaken}. */
export async function createAccount(
  transaction: Kysely<Schema>,
  account: NewAccount,
): Promise<string> {
  const { loginId, nickname, roleCode, passwordHash, agreedAt, isWaiting = false, now } = account
  const id = randomUUIDv7()
  await members.insertMember(transaction, {
    id,
    login_id: loginId,
    login_id_key: loginIdKey(loginId),
    nickname,
    nickname_key: nicknameKey(nickname),
    search_text: searchText({ loginId, nickname }),
    password_hash: passwordHash,
    role_code: roleCode,
    status: isWaiting ? 'WAITING' : 'ACTIVE',
    agreed_at: agreedAt,
    created_at: now,
    updated_at: now,
    last_seen_at: null,
    version: 1,
  })
  return id
}

type Names = {
  readonly loginId?: string | undefined
  readonly nickname: string
  /** Whose names they are; who runs the site may be called so. */
  readonly roleCode: StoredRoleCode
  /** What they are called until now: nobody loses the name they have. */
  readonly formerNickname?: string
}

/** Runs work that writes names; says which one is taken when the database refuses it. */
export async function orTaken<Result>(
  { kysely, dialect }: AppDatabase,
  names: Names,
  work: () => Promise<Result>,
): Promise<Result> {
  const { loginId, nickname } = names
  if (isReserved(nickname)) throw new AppError('NICKNAME_TAKEN')
  refuseOfficial(names)
  try {
    return await work()
  } catch (error) {
    if (dialect.classifyFailure(error) !== 'duplicate') throw error
    const key = loginId === undefined ? undefined : loginIdKey(loginId)
    const keys = { loginIdKey: key, nicknameKey: nicknameKey(nickname) }
    const taken = await members.findTaken(kysely, keys)
    const isLoginId = key !== undefined && taken.some((row) => row.login_id_key === key)
    throw new AppError(isLoginId ? 'LOGIN_ID_TAKEN' : 'NICKNAME_TAKEN', { cause: error })
  }
}

function refuseOfficial({ nickname, roleCode, formerNickname }: Names): void {
  if (isStaff(roleCode) || nickname === formerNickname) return
  if (soundsOfficial(nickname)) throw fieldError('nickname', RESERVED)
}

/** The account of a login id, whatever its case; undefined when there is none. */
export async function findAccount(kysely: Kysely<Schema>, loginId: string) {
  return members.findByLoginIdKey(kysely, loginIdKey(loginId))
}

/** An account by its id; undefined when there is none or its member has left. */
export async function findAccountById(kysely: Kysely<Schema>, id: string) {
  return members.findMember(kysely, id)
}

/** Sets a password hash. */
export async function setPasswordHash(
  transaction: Kysely<Schema>,
  { id, passwordHash, now }: { id: string; passwordHash: string; now: number },
): Promise<void> {
  await members.forceUpdate(transaction, id, { password_hash: passwordHash, updated_at: now })
}

/** Sets the password an account was made without; its holder has agreed to the terms. */
export async function setFirstPassword(
  transaction: Kysely<Schema>,
  { id, passwordHash, now }: { id: string; passwordHash: string; now: number },
): Promise<void> {
  const change = { password_hash: passwordHash, agreed_at: now, updated_at: now }
  await members.forceUpdate(transaction, id, change)
}

/** Notes a login; false when the member may no longer log in, or no longer with that password. */
export async function noteLogin(
  transaction: Kysely<Schema>,
  login: { id: string; passwordHash: string | undefined; now: number },
): Promise<boolean> {
  return members.noteLogin(transaction, login)
}

/** Makes every other change of owners wait until this transaction ends. */
export async function lockOwners(transaction: Transaction<Schema>): Promise<void> {
  await bumpDataVersion(transaction, OWNERS_KEY)
}

/**
 * Throws LAST_OWNER when nobody but `exceptId` could log in as owner. Only true after
 * {@link lockOwners} in the same transaction: without it two owners could remove each other.
 */
export async function requireOtherOwner(
  transaction: Transaction<Schema>,
  exceptId: string,
): Promise<void> {
  if ((await members.countOwners(transaction, exceptId)) === 0) throw new AppError('LAST_OWNER')
}

/** Whether somebody can log in as owner. */
export async function hasOwner(transaction: Kysely<Schema>): Promise<boolean> {
  return (await members.countOwners(transaction, null)) > 0
}
