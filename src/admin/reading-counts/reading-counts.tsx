import type { UIFieldServerProps } from 'payload'
import { sofiaDay } from '@/domain/calendar-day'
import { readShopCounts } from '@/features/counts/shop-counts'
import { staffMayRead } from '../asked/is-allowed'
import { CountsTable } from './counts-table'

export async function ReadingCounts({ data, req }: UIFieldServerProps) {
  const id: unknown = data?.id
  if (typeof id !== 'string' || !(await staffMayRead(req, 'retailers', id))) return null
  const counts = await readShopCounts(req.payload.db.drizzle, id, sofiaDay())
  return <CountsTable counts={counts} language={req.i18n.language} />
}
