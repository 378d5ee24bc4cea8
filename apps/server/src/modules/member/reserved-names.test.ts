import { expect, it } from 'vitest'
import { soundsOfficial } from './reserved-names.ts'

it.each([
  '관리자',
  '관 리 자',
  '관리자님',
  '관리자1',
  '결정판 관리자',
  '공식 운영자',
  '결정판 운영팀',
  '결정판 운영팀 공식',
  '관\u200b리자',
  '관리자\u3164',
  '관리자'.normalize('NFD'),
  '운영진',
  '소유자',
  '결정판',
  '결정판지기',
  'Admin',
  'ADMIN',
  'ａｄｍｉｎ',
  '𝐚𝐝𝐦𝐢𝐧',
  'ádmín',
  'a.d-m_i n',
  'adm1n',
  '4dmin',
  'admln',
  'аdmin',
  'αdmin',
  '0wner',
  'Оwnеr',
  'admin_01',
  'staff',
  'ѕtaff',
  'm0derat0r',
])('%j sounds like somebody who runs the site', (name) => {
  expect(soundsOfficial(name)).toBe(true)
})

it.each([
  '나무',
  '관리',
  '운영',
  '결정',
  '결정석',
  '길드관리자의 친구',
  'Adam',
  'administer',
  'madmin',
  'stafford',
  'moderate',
  '사람1',
  '첫 회원',
  '12345',
  'owl',
  '모드',
])('%j is a name like others', (name) => {
  expect(soundsOfficial(name)).toBe(false)
})
