import { parseArgs } from 'node:util'
import {
  loginIdSchema,
  newPasswordSchema,
  nicknameSchema,
  PASSWORD_LENGTH,
  ROLES,
  STORED_ROLE_CODES,
  type StoredRoleCode,
} from '@gyeol/contract'
import {
  createMemberByCommand,
  listByCommand,
  requireAccountId,
  resetLinkByCommand,
} from '../modules/member/member-command.service.ts'
import { disableTotp } from '../modules/totp/totp.service.ts'
import type { ServerContext } from '../context/server-context.ts'
import { commandAct } from './command-context.ts'
import { tellingRefusals, UsageError } from './usage-error.ts'

/** How the command talks to the person at the terminal. */
export type Terminal = {
  readonly print: (line: string) => void
  /** Everything on standard input up to the end of the line. */
  readonly readPassword: () => Promise<string>
}

const USAGE = `쓰는 법:
  npm run member -- create --role OWNER --login-id X [--nickname N]   비밀번호는 표준 입력으로
  npm run member -- list [--role ADMIN]
  npm run member -- reset-token --login-id X                          10분 동안 쓰는 일회용 값
  npm run member -- reset-totp --login-id X                           2단계 인증 끄기`

/** Runs one `member` command and gives the process's exit code. */
export async function runMemberCommand(
  context: ServerContext,
  args: readonly string[],
  terminal: Terminal,
): Promise<number> {
  return tellingRefusals({ usage: USAGE, print: terminal.print }, async () => {
    const { command, options } = parse(args)
    await COMMANDS[command](context, options, terminal)
    return 0
  })
}

type Options = {
  readonly role?: string | undefined
  readonly 'login-id'?: string | undefined
  readonly nickname?: string | undefined
}

type Command = (context: ServerContext, options: Options, terminal: Terminal) => Promise<void>

const COMMANDS = {
  create: createCommand,
  list: listCommand,
  'reset-token': resetTokenCommand,
  'reset-totp': resetTotpCommand,
} as const satisfies Record<string, Command>

function parse(args: readonly string[]) {
  const [name = '', ...rest] = args
  const command = Object.keys(COMMANDS).find((known) => known === name)
  if (!command)
    throw new UsageError(name === '' ? '무엇을 할지 적어 주세요.' : `모르는 명령: ${name}`)
  const options = parseOptions(rest)
  // Found among the keys of this very table.
  return { command: command as keyof typeof COMMANDS, options }
}

function parseOptions(args: readonly string[]): Options {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        role: { type: 'string' },
        'login-id': { type: 'string' },
        nickname: { type: 'string' },
      },
    })
    return values
  } catch {
    throw new UsageError('모르는 옵션이 있어요.')
  }
}

async function createCommand(context: ServerContext, options: Options, terminal: Terminal) {
  const roleCode = requireRole(options.role)
  const loginId = requireLoginId(options)
  const nickname = nicknameSchema.safeParse(options.nickname ?? loginId)
  if (!nickname.success) throw new UsageError('--nickname을 알맞게 적어 주세요 (20자까지).')
  const password = newPasswordSchema.safeParse((await terminal.readPassword()).normalize('NFC'))
  if (!password.success) {
    const { min, max } = PASSWORD_LENGTH
    throw new UsageError(`비밀번호는 ${min}자에서 ${max}자까지예요. 표준 입력으로 주세요.`)
  }
  const account = { loginId, nickname: nickname.data, password: password.data, roleCode }
  const id = await createMemberByCommand(context, account, commandAct(context))
  terminal.print(`${ROLES[roleCode].name} ${loginId} 계정을 만들었어요 (${id}).`)
}

async function listCommand(context: ServerContext, options: Options, terminal: Terminal) {
  const role = options.role === undefined ? undefined : requireRole(options.role)
  for (const member of await listByCommand(context, role)) {
    const { roleCode, loginId, nickname, status, lastSeenAt } = member
    terminal.print([roleCode, status, loginId, nickname, lastSeenAt ?? '-'].join('\t'))
  }
}

async function resetTokenCommand(context: ServerContext, options: Options, terminal: Terminal) {
  const { token, expiresAt } = await resetLinkByCommand(
    context,
    requireLoginId(options),
    commandAct(context),
  )
  terminal.print(`${token}\n${expiresAt} 까지 한 번 쓸 수 있어요: /login#reset=${token}`)
}

async function resetTotpCommand(context: ServerContext, options: Options, terminal: Terminal) {
  const loginId = requireLoginId(options)
  await disableTotp(context, await requireAccountId(context, loginId), commandAct(context))
  terminal.print(`${loginId} 의 2단계 인증을 껐어요.`)
}

function requireRole(text: string | undefined): StoredRoleCode {
  const role = STORED_ROLE_CODES.find((code) => code === text)
  if (!role) throw new UsageError(`--role은 ${STORED_ROLE_CODES.join(', ')} 가운데 하나예요.`)
  return role
}

function requireLoginId(options: Options): string {
  const loginId = loginIdSchema.safeParse(options['login-id'])
  if (!loginId.success)
    throw new UsageError('--login-id는 영문자와 숫자, 점, 밑줄, 붙임표 2–32자예요.')
  return loginId.data
}
