'use client'

import { useSyncExternalStore } from 'react'
import { sofiaDay, sofiaHour } from '@/domain/calendar-day'
import { lastOrderHour } from '@/domain/delivery'

type Props = {
  day: string
  /** Valid for orders before `lastOrderHour` of `day`. */
  early: string
  late: string
}

const never = () => () => undefined

/** Promises the later day in cached HTML, and the earlier day in the browser while there is time for it. */
export function TimedText({ day, early, late }: Props) {
  const text = useSyncExternalStore(
    never,
    () => (sofiaDay() === day && sofiaHour(new Date()) < lastOrderHour ? early : late),
    () => late,
  )
  // Both texts take the same grid cell, so that nothing below moves when one replaces the other.
  return (
    <span className="grid *:[grid-area:1/1]">
      <span>{text}</span>
      <span aria-hidden className="invisible">
        {text === late ? early : late}
      </span>
    </span>
  )
}
