import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type ChartLine, freeLook } from './chart-line.ts'
import { TimeChart, type TimeChartProps } from './time-chart.tsx'

const lines: readonly ChartLine[] = [
  {
    key: 'a',
    name: '바쿠잔',
    look: 'primary',
    points: [
      { day: '2026-11-16', value: 117_000_000 },
      { day: '2026-11-18', value: 120_000_000, q1: 110_000_000, q3: 125_000_000 },
      { day: '2026-11-22', value: 124_000_000, q1: 119_000_000, q3: 128_000_000 },
    ],
  },
  {
    key: 'b',
    name: '론디네',
    look: 'negative',
    points: [{ day: '2026-11-18', value: 98_000_000 }],
  },
]

beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(360)
})

afterEach(() => {
  read.mockReset()
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

function wait(ms: number): void {
  act(() => {
    vi.advanceTimersByTime(ms)
  })
}

const read = vi.fn<(day: string) => void>()

function Chart(props: Partial<TimeChartProps>) {
  const [reading, setReading] = useState<string | null>(props.reading ?? null)
  return (
    <TimeChart
      label="두 품목의 7일 거래 시세"
      lines={lines}
      from="2026-11-16"
      to="2026-11-22"
      {...props}
      reading={reading}
      onRead={(day) => {
        read(day)
        setReading(day)
      }}
    />
  )
}

const slider = () => screen.getByRole('slider', { name: '읽을 날' })

it('says itself in words', () => {
  render(<Chart />)
  const name = screen.getByRole('img').getAttribute('aria-label')
  expect(name).toBe(
    '두 품목의 7일 거래 시세. 바쿠잔: 11.16 1억 1,700만에서 11.22 1억 2,400만. 론디네: 11.18 9,800만 하나뿐이에요.',
  )
})

describe('reading by keys', () => {
  it('arrows move along the days, Home and End to the ends', async () => {
    render(<Chart />)
    const user = userEvent.setup()
    await user.tab()
    expect(document.activeElement).toBe(slider())
    await user.keyboard('{ArrowLeft}{ArrowLeft}{Home}{ArrowLeft}{End}')
    expect(read.mock.calls.flat()).toEqual(['2026-11-22', '2026-11-18', '2026-11-16', '2026-11-22'])
  })

  it('the slider says the day with every line', () => {
    render(<Chart reading="2026-11-18" />)
    expect(slider().getAttribute('aria-valuetext')).toBe(
      '11.18 수, 바쿠잔 1억 2,000만, 론디네 9,800만',
    )
    expect(slider().getAttribute('aria-valuenow')).toBe('2')
    expect(slider().getAttribute('aria-valuemax')).toBe('3')
  })

  it('a day without a value says so, and reports have their words', () => {
    const dots = [
      { day: '2026-11-22', value: 125_000_000, isFiltered: false },
      { day: '2026-11-22', value: 1_240_000_000, isFiltered: true },
    ]
    render(<Chart reading="2026-11-22" dots={dots} />)
    expect(slider().getAttribute('aria-valuetext')).toBe(
      '11.22 일, 바쿠잔 1억 2,400만, 론디네 값 없음, 제보 1억 2,500만, 뺀 제보 12억 4,000만',
    )
  })
})

describe('reading by pointer', () => {
  it('a finger reads when lifted, and a scroll up or down reads nothing', () => {
    render(<Chart />)
    const touch = { pointerType: 'touch', isPrimary: true, button: 0 }
    fireEvent.pointerDown(slider(), { ...touch, clientX: 1 })
    fireEvent.pointerCancel(slider(), touch)
    expect(read).not.toHaveBeenCalled()
    fireEvent.pointerDown(slider(), { ...touch, clientX: 1 })
    fireEvent.pointerUp(slider(), { ...touch, clientX: 1 })
    expect(read.mock.calls).toEqual([['2026-11-16']])
  })

  it('a finger drawn sideways reads on the way', () => {
    render(<Chart />)
    const touch = { pointerType: 'touch', isPrimary: true, button: 0 }
    fireEvent.pointerDown(slider(), { ...touch, clientX: 1 })
    fireEvent.pointerMove(slider(), { ...touch, clientX: 3 })
    expect(read).not.toHaveBeenCalled()
    fireEvent.pointerMove(slider(), { ...touch, clientX: 400 })
    expect(read.mock.calls).toEqual([['2026-11-22']])
  })

  it('what is pointed at is said politely, at most once a second', () => {
    vi.useFakeTimers()
    render(<Chart />)
    Element.prototype.setPointerCapture = () => {}
    const mouse = { pointerType: 'mouse', isPrimary: true, button: 0 }
    const said = () => screen.getByRole('status').textContent
    fireEvent.pointerDown(slider(), { ...mouse, clientX: 0 })
    wait(50)
    expect(said()).toContain('11.16 월')
    fireEvent.pointerMove(slider(), { ...mouse, clientX: 400 })
    wait(500)
    expect(said()).toContain('11.16 월')
    wait(500)
    expect(said()).toContain('11.22 일')
  })
})

it('says below what is few, missing, left out and converted', () => {
  const { rerender } = render(<Chart lines={[]} />)
  expect(screen.getByText('이 기간에는 값이 없어요.')).toBeTruthy()
  const dots = [{ day: '2026-11-17', value: 90_000_000, isFiltered: false }]
  rerender(<Chart lines={lines.slice(1)} dots={dots} />)
  expect(screen.getByText(/제보를 점으로 보여 드려요/)).toBeTruthy()
  rerender(<Chart base100 />)
  expect(screen.getByText(/첫 값을 100으로/)).toBeTruthy()
  expect(screen.getByText('106')).toBeTruthy()
})

it('events are spelled out below their numbers', () => {
  render(<Chart events={[{ day: '2026-11-20', title: '정기 점검' }]} />)
  expect(screen.getByRole('list', { name: '있었던 일' }).textContent).toBe('111.20 정기 점검')
})

it('a look belongs to its line: the freed one is given out next', () => {
  expect(freeLook(lines)).toBe('brass')
  expect(freeLook([{ look: 'brass' }])).toBe('primary')
  expect(
    freeLook([{ look: 'primary' }, { look: 'brass' }, { look: 'info' }, { look: 'negative' }]),
  ).toBeNull()
})
