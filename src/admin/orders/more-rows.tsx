import type { Counted } from '@/server/db/readable-rows'
import { adminTranslations } from '../admin-translations'

/** Says of a list that is cut which of its rows are shown, so that nobody looks for the others in it. */
export function MoreRows({ rows, language }: { rows: Counted<unknown>; language: string }) {
  const { count, broken, length: shown } = rows
  if (count <= shown + broken.length) return null
  return <p className="products-intro">{adminTranslations(language)('orders.more', { shown, count })}</p>
}
