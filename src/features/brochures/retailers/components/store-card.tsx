import { MapPin } from 'lucide-react'
import { formatWeekday } from '@/design/format'
import type { Locale } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import type { OpeningHours, Store } from '../types'

function mapHref({ latitude, longitude, address, town }: Store): string {
  if (latitude !== null && longitude !== null) {
    return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=18/${latitude}/${longitude}`
  }
  return `https://www.openstreetmap.org/search?query=${encodeURIComponent(`${address}, ${town}`)}`
}

/** A branch: where it is and when it is open. */
export function StoreCard({ store, locale }: { store: Store; locale: Locale }) {
  const t = translatorFor(locale, 'retailer')
  const lines = openingLines(store.hours)
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

/** Neighbouring days with the same hours as one line; `hours` is empty on days when the shop is closed. */
type OpeningLine = { from: number; to: number; hours: string[] }

/** A week of opening hours, Monday to Sunday, as few lines as it takes. A shop without any hours has no lines. */
export function openingLines(hours: OpeningHours[]): OpeningLine[] {
  if (hours.length === 0) return []
  const lines: OpeningLine[] = []
  for (let day = 1; day <= 7; day++) {
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
