import { crc32, deflateSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { expectAccessible } from '../expect-accessible.ts'
import { freshName, otherPage } from '../people/accounts.ts'
import { expect, test } from '../people/people-test.ts'

test('a picture is brought, told in words, shown to everybody and comes back with its version', async ({
  page,
  browser,
  people,
}) => {
  await people.enter(page, 'EDITOR')
  await page.goto('/notion/create')
  const title = `그림 ${freshName()}`
  await page.getByRole('textbox', { name: /^제목/ }).fill(title)
  const body = page.getByLabel('내용')
  await body.fill('점검 안내예요.')
  await choosePicture(page, png(320, 200))
  const dialog = page.getByRole('dialog', { name: '그림 넣기' })
  await expect(dialog.getByRole('status')).toHaveText('다 올렸어요. 320 × 200')
  await dialog.getByRole('button', { name: '넣기' }).click()
  await expect(dialog.getByText('그림에 무엇이 보이는지 적어 주세요.')).toBeVisible()
  await expect(dialog.getByLabel('그림 설명')).toBeFocused()
  await expectAccessible(page)
  await dialog.getByLabel('그림 설명').fill('소피아 성문')
  await dialog.getByRole('button', { name: '넣기' }).click()
  await expect(dialog).toBeHidden()
  await expect(body).toHaveValue(
    /^점검 안내예요\.\n\n!\[소피아 성문\]\(\/api\/image\/\S+-320x200\)\n$/,
  )
  const written = await body.inputValue()
  await page.keyboard.press('Control+z')
  await expect(body).toHaveValue('점검 안내예요.')
  await page.keyboard.press('Control+Shift+z')
  await expect(body).toHaveValue(written)

  await body.fill(written.replace('소피아 성문', ''))
  await page.getByRole('button', { name: '올리기' }).click()
  await expect(page.getByText('그림의 [ ] 안에 설명을 적어 주세요.')).toBeVisible()
  await body.fill(written)
  await page.getByRole('button', { name: '올리기' }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  const address = new URL(page.url()).pathname

  const visitor = await otherPage(browser)
  await visitor.goto(address)
  const picture = visitor.getByRole('img', { name: '소피아 성문' })
  await expect(picture).toBeVisible()
  await expect.poll(() => picture.evaluate(isDrawn)).toBe(true)
  await expect(picture).toHaveAttribute('width', '320')
  const feed = await visitor.request.get('/feed/notices.xml')
  expect(await feed.text()).toMatch(/src=&quot;https?:\/\/[^"]+\/api\/image\/[^"]+-320x200&quot;/)

  await page.getByRole('link', { name: '고치기' }).click()
  await page.getByLabel('내용').fill('그림 없이 썼어요.')
  await page.keyboard.press('Control+s')
  await expect(page.getByRole('article')).toHaveText('그림 없이 썼어요.')
  await page.getByRole('link', { name: '고치기' }).click()
  await page.getByRole('button', { name: '이전 판' }).click()
  const versions = page.getByRole('dialog')
  await versions.getByRole('button', { name: /^새로 씀/ }).click()
  await versions.getByRole('button', { name: '이 판으로 채우기' }).click()
  await expect(page.getByLabel('내용')).toHaveValue(written)
  await page.keyboard.press('Control+s')
  await expect(page.getByRole('article').getByRole('img', { name: '소피아 성문' })).toBeVisible()
})

test.describe('what is no picture', () => {
  test.use({ expectedNoise: [/400 \(Bad Request\)/] })

  test('buttons and keys dress the text, a picture is pasted and dropped, what is none is refused', async ({
    page,
    people,
  }) => {
    await people.enter(page, 'EDITOR')
    await page.goto('/notion/create')
    const body = page.getByLabel('내용')
    const dialog = page.getByRole('dialog', { name: '그림 넣기' })
    const tools = page.getByRole('toolbar', { name: '글 꾸미기' })
    await expect(tools).toBeVisible()

    await test.step('buttons and keys dress the text, and undo takes it back', async () => {
      await body.fill('점검')
      await body.selectText()
      await page.keyboard.press('Control+b')
      await expect(body).toHaveValue('**점검**')
      await page.keyboard.press('Control+i')
      await expect(body).toHaveValue('***점검***')
      await tools.getByRole('button', { name: '굵게' }).click()
      await expect(body).toHaveValue('*점검*')
      await page.keyboard.press('Control+k')
      await expect(page.getByRole('dialog')).toBeHidden()
      await expect(body).toHaveValue('*[점검](https://)*')
      for (let count = 0; count < 4; count += 1) await page.keyboard.press('Control+z')
      await expect(body).toHaveValue('점검')
      await tools.getByRole('button', { name: '목록', exact: true }).click()
      await expect(body).toHaveValue('- 점검')
    })

    await test.step('a picture is pasted and dropped, and given up', async () => {
      for (const way of ['paste', 'drop'] as const) {
        await bring(page, way, png(64, 64))
        await dialog.getByLabel('그림 설명').fill(way)
        await expect(dialog.getByRole('status')).toBeVisible()
        await page.keyboard.press('Enter')
        await expect(body).toHaveValue(new RegExp(`!\\[${way}\\]\\(/api/image/`))
      }
      const before = await body.inputValue()
      await choosePicture(page, png(80, 80))
      await dialog.getByRole('button', { name: '취소' }).click()
      await expect(dialog).toBeHidden()
      await expect(body).toHaveValue(before)
    })

    await test.step('what is no picture is refused in words, and the text stays', async () => {
      await body.fill('남는 글')
      await choosePicture(page, Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))
      await expect(dialog.getByRole('alert')).toContainText(
        'PNG, JPEG, WebP 그림만 올릴 수 있어요.',
      )
      await expect(dialog.getByRole('button', { name: '넣기' })).toBeDisabled()
      await expect(dialog.getByText('그림.png')).toBeVisible()
      await expect(dialog.getByLabel('그림 설명')).toBeHidden()
      await expect(dialog.getByRole('button', { name: '다시 올리기' })).toBeHidden()
      await expectAccessible(page)
      await page.keyboard.press('Escape')
      await expect(body).toHaveValue('남는 글')
    })
  })
})

const isDrawn = (image: Element) => image instanceof HTMLImageElement && image.naturalWidth > 0

async function choosePicture(page: Page, bytes: Buffer): Promise<void> {
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: '그림', exact: true }).click()
  await (await chooser).setFiles({ name: '그림.png', mimeType: 'image/png', buffer: bytes })
}

/** Pastes or drops a file into the text, as the browser tells a page of it. */
async function bring(page: Page, way: 'paste' | 'drop', bytes: Buffer): Promise<void> {
  await page.getByLabel('내용').evaluate(
    (field, { way: kind, content }) => {
      const data = new DataTransfer()
      const file = Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0))
      data.items.add(new File([file], 'a.png', { type: 'image/png' }))
      const how = { bubbles: true, cancelable: true }
      field.dispatchEvent(
        kind === 'paste'
          ? new ClipboardEvent('paste', { ...how, clipboardData: data })
          : new DragEvent('drop', { ...how, dataTransfer: data }),
      )
    },
    { way, content: bytes.toString('base64') },
  )
}

/** An even picture as a file. */
function png(width: number, height: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 0, 0, 0, 0], 8)
  const rows = deflateSync(Buffer.alloc((width + 1) * height))
  const parts = [part('IHDR', header), part('IDAT', rows)]
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    ...parts,
    part('IEND', Buffer.alloc(0)),
  ])
}

function part(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const numbers = Buffer.alloc(8)
  numbers.writeUInt32BE(data.length, 0)
  numbers.writeUInt32BE(crc32(body), 4)
  return Buffer.concat([numbers.subarray(0, 4), body, numbers.subarray(4)])
}
