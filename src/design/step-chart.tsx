import type { CSSProperties, ReactNode } from 'react'
import type { CalendarDay } from '@/domain/calendar-day'
import { type ChartDay, type ChartFrame, chartSize, dayX, dotPath, stepPath, valueY } from './step-chart-geometry'

type Props = {
  frame: ChartFrame
  days: ChartDay[]
  /** Horizontal grid lines, each with its label. */
  ticks: { value: number; label: string }[]
  /** Labels of the day axis; the first is aligned left, the last right. */
  dates: { day: CalendarDay; label: string }[]
  /** A reference level over its own days. Its label stands over the plot, where no line can ever pass through it. */
  level?: { value: number; from: CalendarDay; to: CalendarDay; label: ReactNode } | null
  /** The label at the end of the line. */
  endLabel: ReactNode
  /** The text alternative of the chart. */
  summary: string
}

type Place = CSSProperties & { '--y': string }

const at = (y: number): Place => ({ '--y': `${y}%` })

/**
 * A step chart, rendered on the server. Lines are stretched to the available width, labels and stroke widths are not, so it is
 * as readable at 300 px as at 900.
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
