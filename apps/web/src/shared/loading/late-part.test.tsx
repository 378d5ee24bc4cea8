import { act, cleanup, render, screen } from '@testing-library/react'
import { Component, type ReactNode } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { latePart } from './late-part.tsx'

type GreetingProps = { readonly name: string }
const Greeting = ({ name }: GreetingProps) => <p>{`안녕, ${name}`}</p>

afterEach(cleanup)

it('draws nothing until its code has come, and asks for it once', async () => {
  let resolve: (part: typeof Greeting) => void = () => undefined
  const load = vi.fn<() => Promise<typeof Greeting>>(
    () =>
      new Promise((done) => {
        resolve = done
      }),
  )
  const Late = latePart(load)
  const { container } = render(
    <>
      <Late name="루나" />
      <Late name="필레" />
    </>,
  )
  expect(container.textContent).toBe('')
  await act(async () => resolve(Greeting))
  expect(container.textContent).toBe('안녕, 루나안녕, 필레')
  expect(load).toHaveBeenCalledTimes(1)
})

it('is drawn at once where it has been fetched before', async () => {
  const Late = latePart(async () => Greeting)
  await Late.fetch()
  const { container } = render(<Late name="루나" />)
  expect(container.textContent).toBe('안녕, 루나')
})

it('follows what it is given', async () => {
  const Late = latePart(async () => Greeting)
  const { container, rerender } = render(<Late name="루나" />)
  await screen.findByText('안녕, 루나')
  rerender(<Late name="필레" />)
  expect(container.textContent).toBe('안녕, 필레')
})

class Boundary extends Component<
  { readonly children: ReactNode },
  { readonly hasFailed: boolean }
> {
  override state = { hasFailed: false }
  static getDerivedStateFromError = () => ({ hasFailed: true })
  override render() {
    return this.state.hasFailed ? <p>못 열었어요</p> : this.props.children
  }
}

it('throws where its code cannot be had, and tries again the next time it is drawn', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const load = vi
    .fn<() => Promise<typeof Greeting>>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue(Greeting)
  const Late = latePart(load)
  const first = render(
    <Boundary>
      <Late name="루나" />
    </Boundary>,
  )
  await screen.findByText('못 열었어요')
  expect(load).toHaveBeenCalledTimes(1)
  first.unmount()
  const { container } = render(<Late name="루나" />)
  await screen.findByText('안녕, 루나')
  expect(container.textContent).toBe('안녕, 루나')
  expect(load).toHaveBeenCalledTimes(2)
})
