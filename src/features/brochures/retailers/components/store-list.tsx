import { ChevronDown, MapPin } from 'lucide-react'
import { ButtonLink } from '@/design/button'
import { formatWeekday, weekOf } from '@/design/format'
import type { Locale } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import type { OpeningHours, Store } from '../queries'

const shownAtOnce = 9

/** `all` is the address of the pages with all `storeCount` stores, of which `stores` are the first. */
type Props = { stores: Store[]; storeCount: number; all: string; locale: Locale }

export function StoreList({ stores, storeCount, all, locale }: Props) {
  if (stores.length === 0) return null
  const t = translatorFor(locale, 'retailer')
  return (
    <section aria-labelledby="stores-title" id="stores">
      <h2 id="stores-title" className="mb-4 text-xl md:mb-6 md:text-2xl">
        {t('stores', { count: storeCount })}
      </h2>
      <StoreCards stores={stores.slice(0, shownAtOnce)} locale={locale} />
      {stores.length > shownAtOnce && (
        <details className="group mt-4">
          <summary className="inline-flex min-h-11 list-none items-center gap-2 font-semibold text-accent hover:text-accent-strong [&::-webkit-details-marker]:hidden">
            {t('moreStores', { count: stores.length - shownAtOnce })}
            <ChevronDown aria-hidden size={18} className="transition-transform group-open:rotate-180" />
          </summary>
          <div className="mt-4">
            <StoreCards stores={stores.slice(shownAtOnce)} locale={locale} />
          </div>
        </details>
      )}
      {storeCount > stores.length && (
        <ButtonLink variant="secondary" href={all} className="mt-4">
          {t('allStores', { count: storeCount })}
        </ButtonLink>
      )}
    </section>
  )
}

export function StoreCards({ stores, locale }: Pick<Props, 'stores' | 'locale'>) {
  return (
    <ul className="grid gap-3 md:grid-cols-2 md:gap-4 lg:grid-cols-3">
      {stores.map((store) => (
        <li key={store.id}>
          <StoreCard store={store} locale={locale} />
        </li>
      ))}
    </ul>
  )
}

function mapHref({ latitude, longitude, address, town }: Store): string {
  if (latitude !== null && longitude !== null) {
    return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=18/${latitude}/${longitude}`
  }
  return `https://www.openstreetmap.org/search?query=${encodeURIComponent(`${address}, ${town}`)}`
}

function StoreCard({ store, locale }: { store: Store; locale: Locale }) {
  const t = translatorFor(locale, 'retailer')
  const lines = openingLines(store.hours, locale)
  return (
    <article className="flex h-full flex-col rounded-md bg-surface p-5 inset-ring inset-ring-line">
      <h3 className="text-lg" lang="bg">
        {store.name}
      </h3>
      <p className="mt-1 text-ink-soft" lang="bg">
        {store.address}, {store.town}
      </p>
      {lines.length > 0 && (
        <table className="my-4 w-full text-sm tabular">
          <caption className="sr-only">{t('hours')}</caption>
          <tbody>
            {lines.map(({ from, to, hours }) => (
              <tr key={from} className="border-t border-line">
                <th scope="row" className="py-1.5 pr-3 text-left font-normal text-ink-soft">
                  {from === to
                    ? formatWeekday(from, locale)
                    : `${formatWeekday(from, locale)} – ${formatWeekday(to, locale)}`}
                </th>
                <td className="py-1.5 text-right font-medium">{hours.length > 0 ? hours.join(', ') : t('closed')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <a
        href={mapHref(store)}
        target="_blank"
        rel="noopener noreferrer"
        className="mt-auto inline-flex items-center gap-1.5 self-start py-1 text-sm font-semibold text-accent hover:text-accent-strong hover:underline touch-target"
      >
        <MapPin aria-hidden size={16} />
        {t('map')}
        <span className="sr-only">
          : {store.name} ({t('newTab')})
        </span>
      </a>
    </article>
  )
}

/** Consecutive days with the same hours; `hours` is empty when the shop is closed. */
type OpeningLine = { from: number; to: number; hours: string[] }

/** The week starts with the first day of the locale. A shop without any hours has no lines. */
export function openingLines(hours: OpeningHours[], locale: Locale): OpeningLine[] {
  if (hours.length === 0) return []
  const lines: OpeningLine[] = []
  for (const day of weekOf(locale)) {
    const ofDay = hours
      .filter((span) => span.day === day)
      .map(({ opens, closes }) => `${opens}–${closes}`)
      .sort()
    const last = lines.at(-1)
    if (last && last.hours.join() === ofDay.join()) last.to = day
    else lines.push({ from: day, to: day, hours: ofDay })
  }
  return lines
}
