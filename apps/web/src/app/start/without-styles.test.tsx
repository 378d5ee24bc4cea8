import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { withoutStyles } from './without-styles.ts'

it('takes the style off fields that are hidden anyway', () => {
  const drawn = renderToString(
    <input aria-hidden="true" tabIndex={-1} style={{ position: 'absolute' }} readOnly value="3" />,
  )
  expect(drawn).toContain('style=')
  expect(withoutStyles('/event', drawn)).toBe(
    '<input aria-hidden="true" tabindex="-1" readOnly="" value="3"/>',
  )
})

it.each([
  ['alone', <i key="1" style={{ width: 3 }} />],
  ['behind others', <i key="2" title="가 > 나" hidden style={{ width: 3 }} />],
  ['of a drawing', <rect key="3" style={{ width: 3 }} />],
])('refuses a style %s', (_, element) => {
  expect(() => withoutStyles('/event', renderToString(<p>{element}</p>))).toThrow(
    'style="width:3px"',
  )
})

it('leaves alone what somebody wrote', () => {
  const words = 'new style="red" <i style="a"> 옷'
  const drawn = renderToString(<b title={words}>{words}</b>)
  expect(withoutStyles('/event', drawn)).toBe(drawn)
})
