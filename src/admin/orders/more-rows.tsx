import type { Counted } from '@/server/db/readable-rows'
import { adminTranslations } from '../admin-translations'

type Props = { rows: Counted<unknown>; language: string; newest?: boolean }

/** Says of a list that is cut which of its rows are shown, so that nobody looks for the others in it. */
export function MoreRows({ rows, language, newest = false }: Props) {
  const { count, broken, length: shown } = rows
  if (count <= shown + broken.length) return null
  const t = adminTranslations(language)
  return <p className="products-intro">{t(newest ? 'orders.moreNewest' : 'orders.more', { shown, count })}</p>
}
