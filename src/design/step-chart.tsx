import type { CSSProperties, ReactNode } from 'react'
import { type CalendarDay, daysBetween } from '@/domain/calendar-day'

export type ChartDay = { day: CalendarDay; value: number; marked: boolean }

/** Days are inclusive; `low` and `high` are the values at the edges. */
export type ChartFrame = { from: CalendarDay; to: CalendarDay; low: number; high: number }

/** View box of 100 × 100, stretched to the container; strokes keep their width. */
const chartSize = 100

export function dayX(frame: ChartFrame, day: CalendarDay): number {
  return scaleOf(frame)(daysBetween(frame.from, day))
}

function scaleOf({ from, to }: ChartFrame) {
  const days = daysBetween(from, to) + 1
  return (index: number) => round((index / days) * chartSize)
}

export function valueY({ low, high }: ChartFrame, value: number): number {
  return round(chartSize - ((value - low) / (high - low)) * chartSize)
}

/** Horizontal through each day, vertical where the value changes, broken where a day is missing. */
export function stepPath(frame: ChartFrame, days: ChartDay[]): string {
  const x = scaleOf(frame)
  const runs: { move: string; value: number; end: number }[] = []
  for (const { day, value } of days) {
    const index = daysBetween(frame.from, day)
    const before = runs.at(-1)
    const joined = before !== undefined && before.end === index
    if (joined && before.value === value) before.end = index + 1
    else {
      const y = valueY(frame, value)
      runs.push({ value, move: joined ? `V${y}` : `M${x(index)} ${y}`, end: index + 1 })
    }
  }
  return runs.map(({ move, end }) => `${move}H${x(end)}`).join('')
}

/** Zero-length lines, which round caps turn into dots. */
export function dotPath(frame: ChartFrame, days: ChartDay[]): string {
  const x = scaleOf(frame)
  return days
    .filter(({ marked }) => marked)
    .map(({ day, value }) => `M${x(daysBetween(frame.from, day) + 0.5)} ${valueY(frame, value)}h0`)
    .join('')
}

const steps = [1, 2, 5]

/** Three to five round values that enclose `values`, ascending. Values are non-negative integers. */
export function roundTicks(values: number[]): number[] {
  const low = Math.min(...values)
  const high = Math.max(...values)
  for (let power = 1; ; power *= 10) {
    for (const base of steps) {
      const step = base * power
      const first = Math.max(0, Math.floor((low - step / 4) / step) * step)
      const count = Math.ceil((high + step / 4 - first) / step) + 1
      if (count <= 5) return Array.from({ length: Math.max(count, 3) }, (_, index) => first + index * step)
    }
  }
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}

type Props = {
  frame: ChartFrame
  days: ChartDay[]
  ticks: { value: number; label: string }[]
  dates: { day: CalendarDay; label: string }[]
  /** A reference level over its own days. Its label stands above the plot, where no line crosses it. */
  level?: { value: number; from: CalendarDay; to: CalendarDay; label: ReactNode } | null
  endLabel: ReactNode
  summary: string
}

type Place = CSSProperties & { '--y': string }

const at = (y: number): Place => ({ '--y': `${y}%` })

/**
 * Rendered on the server. Lines are stretched to the container, labels and stroke widths are not, so it is readable at
 * 300 px and at 900 px.
 */
export function StepChart({ frame, days, ticks, dates, level, endLabel, summary }: Props) {
  const last = days.at(-1)
  return (
    <figure className="step-chart" role="img" aria-label={summary}>
      {level && (
        <p aria-hidden className="step-chart-level-label">
          {level.label}
        </p>
      )}
      <div aria-hidden className="step-chart-plot">
        {ticks.map(({ value, label }) => (
          <span key={value} className="step-chart-tick" style={at(valueY(frame, value))}>
            <span>{label}</span>
          </span>
        ))}
        <svg viewBox={`0 0 ${chartSize} ${chartSize}`} preserveAspectRatio="none" aria-hidden="true">
          {level && (
            <path
              className="step-chart-level"
              d={`M${dayX(frame, level.from)} ${valueY(frame, level.value)}H${dayX(frame, level.to)}`}
            />
          )}
          <path className="step-chart-line" d={stepPath(frame, days)} />
          <path className="step-chart-dots" d={dotPath(frame, days)} />
        </svg>
        {last && (
          <span className="step-chart-end" style={at(valueY(frame, last.value))}>
            {endLabel}
          </span>
        )}
      </div>
      <div aria-hidden className="step-chart-dates">
        {dates.map(({ day, label }) => (
          <span key={day}>{label}</span>
        ))}
      </div>
    </figure>
  )
}
