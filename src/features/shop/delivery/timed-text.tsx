'use client'

import { useSyncExternalStore } from 'react'
import { sofiaDay, sofiaHour } from '@/domain/calendar-day'
import { lastOrderHour } from '@/domain/delivery'

type Props = {
  /** The day on which the page was rendered. */
  day: string
  /** What holds for who orders early enough on that day. */
  early: string
  late: string
}

const never = () => () => undefined

/** Promises what always holds, and the earlier day while there is time for it: the page is the same for everybody, all day long. */
export function TimedText({ day, early, late }: Props) {
  const text = useSyncExternalStore(
    never,
    () => (sofiaDay() === day && sofiaHour(new Date()) < lastOrderHour ? early : late),
    () => late,
  )
  // As high as the higher of the two, so that nothing below moves when one takes the place of the other.
  return (
    <span className="grid *:[grid-area:1/1]">
      <span>{text}</span>
      <span aria-hidden className="invisible">
        {text === late ? early : late}
      </span>
    </span>
  )
}
