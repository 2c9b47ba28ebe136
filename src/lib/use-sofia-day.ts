'use client'

import { useSyncExternalStore } from 'react'
import { type CalendarDay, sofiaDay } from '@/domain/calendar-day'

/** Milliseconds. Timers sleep with the phone, so that the day is also looked at when the page is shown again. */
const everyMs = 60_000

function subscribe(listener: () => void): () => void {
  const timer = setInterval(listener, everyMs)
  document.addEventListener('visibilitychange', listener)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', listener)
  }
}

const today = (): CalendarDay => sofiaDay()

/** The day in Sofia, also on a page that stays open over midnight. */
export const useSofiaDay = (): CalendarDay => useSyncExternalStore(subscribe, today, today)
