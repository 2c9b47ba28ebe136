import { adminTranslations } from '../admin-translations'
import { readWorkResult } from './orders-only'

/** What the last form did, above everything else. */
export function WorkResult({ search, language }: { search: Record<string, unknown> | undefined; language: string }) {
  const t = adminTranslations(language)
  const { again, count, done, gone, part, refused, unwanted, why } = readWorkResult(search)
  const results = [
    done && !(done === 'received' && count === 0 && part + gone + unwanted > 0) && t(`orders.done.${done}`, { count }),
    part > 0 && t('orders.done.part', { count: part }),
    gone > 0 && t('orders.done.gone', { count: gone }),
    unwanted > 0 && t('orders.done.unwanted', { count: unwanted }),
    again !== null && t('orders.again'),
  ].filter((text) => typeof text === 'string')
  return (
    <>
      {results.length > 0 && (
        <p role="status" className="products-said">
          {results.join(' ')}
        </p>
      )}
      {refused && (
        <p role="alert" className="products-said products-refused">
          {why ? t(`orders.wrong.${why}`) : t('orders.outOfDate')}
        </p>
      )}
    </>
  )
}
