import ICAL from 'ical.js'
import { kstField, openLive } from './notice/posts.ts'
import { freshName, otherPage } from './people/accounts.ts'
import { choose } from './choose.ts'
import { expect, test } from './people/people-test.ts'

// The visitor asks for what is not meant for visitors.
test.use({ expectedNoise: [[/\[http\]/, /404 \(Not Found\)/], { scope: 'test' }] })

test('somebody signs up, is made an editor, and writes for members; members and calendars hear of it', {
  tag: '@desktop',
}, async ({ page: newcomer, browser, people }) => {
  test.slow()
  const name = freshName()
  const notice = `회원 소식 ${name}`
  const event = `수확제 ${name}`

  await newcomer.goto('/member/create')
  await newcomer.getByLabel('아이디').fill(name)
  await newcomer.getByRole('textbox', { name: '비밀번호' }).fill(`a long enough one ${name}`)
  await newcomer.getByLabel('닉네임').fill(name)
  await newcomer.getByRole('checkbox').click()
  await newcomer.getByRole('button', { name: '가입하기' }).click()
  await newcomer.getByRole('dialog').getByRole('button', { name: '나중에' }).click()
  await expect(newcomer).toHaveURL(/\/$/)
  await newcomer.goto('/event')
  await expect(newcomer.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(newcomer.getByRole('link', { name: '이벤트 등록' })).toBeHidden()

  const owner = await otherPage(browser)
  await people.enter(owner, 'OWNER')
  await owner.goto(`/member?search=${name}`)
  await owner.getByRole('link', { name }).click()
  await choose(owner.getByRole('combobox', { name: '등급' }), '편집자')
  await owner.getByRole('textbox', { name: '사유' }).fill('소식을 맡기로 했어요')
  await owner.getByRole('button', { name: '저장', exact: true }).click()
  await expect(owner.getByRole('region', { name: '지금 상태' })).toContainText('편집자')

  const visitor = await otherPage(browser)
  await openLive(visitor, '/notification')
  const member = await otherPage(browser)
  await people.enter(member, 'MEMBER')
  await openLive(member, '/')
  const bell = member.getByRole('banner').getByRole('link', { name: /^알림/ })
  await expect(bell).toHaveAccessibleName('알림')

  await newcomer.goto('/event')
  await newcomer.getByRole('link', { name: '이벤트 등록' }).click()
  await newcomer.getByLabel('이름').fill(event)
  await newcomer.getByLabel('시작').fill(kstField(1, 10))
  await newcomer.getByLabel('끝 (한국 시각)').fill(kstField(3, 14))
  await newcomer.getByRole('button', { name: '올리기' }).click()
  await expect(newcomer.getByRole('heading', { level: 1, name: event })).toBeVisible()

  await newcomer.goto('/notification/create')
  await newcomer.getByRole('textbox', { name: '제목' }).fill(notice)
  await newcomer.getByLabel('내용').fill('회원만 읽는 글')
  await choose(newcomer.getByRole('combobox', { name: '누구에게 보이나요' }), '회원 이상')
  await newcomer.getByRole('button', { name: '올리기' }).click()
  await expect(newcomer.getByRole('heading', { level: 1, name: notice })).toBeVisible()
  const { pathname } = new URL(newcomer.url())

  await expect(bell).toHaveAccessibleName(/안 읽은 소식 \d+개/)
  await bell.click()
  await member.getByRole('link', { name: `안 읽음 ${notice}` }).click()
  await expect(member.getByRole('article')).toHaveText('회원만 읽는 글')

  await visitor.reload()
  await expect(visitor.getByRole('list', { name: '알림 목록' })).toBeVisible()
  await expect(visitor.getByRole('link', { name: notice })).toBeHidden()
  await visitor.goto(pathname)
  await expect(visitor.getByRole('article')).toBeHidden()
  await expect(visitor).not.toHaveURL(pathname)

  const feed = await visitor.request.get('/feed/events.ics')
  expect(feed.headers()['content-type']).toContain('text/calendar')
  const calendar = new ICAL.Component(ICAL.parse(await feed.text()) as unknown[])
  const entry = calendar
    .getAllSubcomponents('vevent')
    .map((component) => new ICAL.Event(component))
    .find(({ summary }) => summary === event)
  expect(entry?.startDate.toString()).toBe(`${kstField(1, 10)}:00`)
  expect(entry?.endDate.toString()).toBe(`${kstField(3, 14)}:00`)
  expect(entry?.startDate.zone?.tzid).toBe('Asia/Seoul')
  expect(await (await visitor.request.get('/feed/notices.xml')).text()).not.toContain(notice)
  for (const page of [owner, visitor, member]) await page.context().close()
})
