import { ROLES, STORED_ROLE_CODES } from '@gyeol/contract'
import { withoutInvisible } from '@gyeol/korean'
import { outlineOf, shapeOf } from './look-alikes.ts'

/** Words by which people know who runs the site; nobody else is called like that. */
const OFFICES = [
  // Every role but that of a plain member, by its name and by its code.
  ...STORED_ROLE_CODES.flatMap((code) =>
    code === 'MEMBER' ? [] : [ROLES[code].name, code.toLowerCase()],
  ),
  '관리자',
  '관리인',
  '관리팀',
  '부관리자',
  '총관리자',
  '최고관리자',
  '운영자',
  '운영진',
  '운영팀',
  '운영자팀',
  '소유자',
  '소유주',
  '사이트주인',
  '편집장',
  '편집인',
  '편집팀',
  '편집부',
  '편집진',
  '에디터',
  '매니저',
  '관리진',
  '운영인',
  '개발자',
  '개발팀',
  '공지',
  '공지사항',
  '고객센터',
  '시스템',
  '결정판',
  '결정판지기',
  '어드민',
  '스태프',
  '스탭',
  '모더레이터',
  'admin',
  'admins',
  'administrator',
  'owner',
  'moderator',
  'mod',
  'staff',
  'operator',
  'root',
  'sysop',
  'system',
  'webmaster',
  'superuser',
  'manager',
  'support',
  'official',
  'gamemaster',
  'gm',
  'gyeoljeongpan',
] as const

/** What is put before and behind such a word and changes nothing: 결정판 관리자님, 공식 운영자1. */
const BEFORE = /^(?:결정판|공식|부|총|수석|최고|대표|official|the|head|chief|super)+/
const BEHIND = /(?:님|팀|계정|공식|official|team)$/

/** Whether a name would be taken for that of somebody who runs the site. */
export function soundsOfficial(nickname: string): boolean {
  const bare = bareOf(nickname)
  return [bare, bare.replace(/^\d+|\d+$/g, '')]
    .flatMap((form) => [form, form.replace(BEFORE, '')])
    .flatMap(shortened)
    .some((form) => SHAPES.has(shapeOf(form)) || OUTLINES.has(outlineOf(form)))
}

/** A form, and what is left of it with less and less behind it: the 팀 of 운영팀 belongs to the word. */
function shortened(form: string): readonly string[] {
  const shorter = form.replace(BEHIND, '')
  return shorter === form ? [form] : [form, ...shortened(shorter)]
}

/** Width, case, accents, spaces, marks and what cannot be seen make no other name. */
function bareOf(name: string): string {
  return withoutInvisible(name)
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
}

/** Fewer syllables look like too many names: 공자 is not 공지. */
const LEAST_SYLLABLES = 3

const SHAPES: ReadonlySet<string> = new Set(OFFICES.map(shapeOf))
const OUTLINES: ReadonlySet<string> = new Set(
  OFFICES.filter((word) => /^[가-힣]+$/.test(word) && word.length >= LEAST_SYLLABLES).map(
    outlineOf,
  ),
)
