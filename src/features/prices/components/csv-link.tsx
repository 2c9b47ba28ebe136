import { Download } from 'lucide-react'
import type { Locale } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import { csvHref, type PriceFilter } from '../filter'

type Props = { locale: Locale; slug: string; filter: PriceFilter }

/** All of what was chosen as a file, from its first line on. */
export function CsvLink({ locale, slug, filter }: Props) {
  const t = translatorFor(locale, 'prices')
  return (
    <p>
      <a
        href={csvHref(locale, slug, { ...filter, after: null })}
        className="inline-flex min-h-11 items-center gap-2 font-semibold text-accent hover:text-accent-strong"
      >
        <Download aria-hidden size={18} />
        {t('csv')}
      </a>
    </p>
  )
}
