'use client'

import { useSyncExternalStore } from 'react'
import type { Locale } from '@/i18n/routing'

const units = ['day', 'hour', 'minute', 'second'] as const
type TimeLeft = Record<(typeof units)[number], number>

/** Both moments are in seconds since 1970; null when the time is over. */
export function timeLeft(until: number, now: number): TimeLeft | null {
  const left = Math.floor(until - now)
  if (left <= 0) return null
  return {
    day: Math.floor(left / 86_400),
    hour: Math.floor(left / 3600) % 24,
    minute: Math.floor(left / 60) % 60,
    second: left % 60,
  }
}

type Props = { until: string; locale: Locale; done: string }

function everySecond(tick: () => void): () => void {
  const timer = setInterval(tick, 1000)
  return () => clearInterval(timer)
}

const seconds = () => Math.floor(Date.now() / 1000)

/** The page is cached, so only the browser knows the time. */
export function CountdownClock({ until, locale, done }: Props) {
  const now = useSyncExternalStore<number | null>(everySecond, seconds, () => null)
  const left = now === null ? undefined : timeLeft(new Date(until).getTime() / 1000, now)
  if (left === null) return <p className="text-2xl font-semibold">{done}</p>
  return (
    <div role="timer" lang={locale} className="grid max-w-xl grid-cols-4 gap-2 sm:gap-4 noscript:hidden">
      {units.map((unit) => {
        const { count, word } = partsOf(left?.[unit] ?? 0, unit, locale)
        return (
          <p key={unit} className="rounded-md bg-surface px-1 py-3 text-center inset-ring inset-ring-line sm:py-5">
            <span className="block text-3xl font-bold tabular-nums sm:text-5xl">{left ? count : '–'}</span>{' '}
            <span className="text-xs text-ink-soft sm:text-sm">{word}</span>
          </p>
        )
      })}
    </div>
  )
}

/** The number and its unit in the right plural form: `5` and `дни`. */
function partsOf(value: number, unit: (typeof units)[number], locale: Locale): { count: string; word: string } {
  const parts = new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).formatToParts(value)
  const text = (type: string) => parts.find((part) => part.type === type)?.value ?? ''
  return { count: text('integer'), word: text('unit') }
}
