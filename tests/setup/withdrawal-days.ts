import { sql } from '@payloadcms/db-postgres'
import { sofiaDay } from '@/domain/calendar-day'
import { earliestInTime } from '@/domain/withdrawal-time'

/** What was taken then can still be withdrawn from today: the first moment of that day in Sofia. */
export const justInTime = () => sql`(${earliestInTime(sofiaDay())}::timestamp at time zone 'Europe/Sofia')`

/** The last moment of the day before. */
export const justTooLate = () => sql`(${justInTime()} - interval '1 second')`
