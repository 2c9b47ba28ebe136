import { Clock } from 'lucide-react'
import type { ReactNode } from 'react'
import { Shelf } from '@/design/shelf'
import type { Locale } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import { shelfLabels } from '@/lib/shelf-labels'

type Props = { locale: Locale; current: number; endsToday: number; search: ReactNode; fan: ReactNode }

export function StartHero({ locale, current, endsToday, search, fan }: Props) {
  const t = translatorFor(locale, 'home')
  return (
    <div className="overflow-x-clip border-b border-line bg-sunken">
      <div className="page grid items-center gap-x-12 gap-y-5 pt-6 pb-4 md:pt-10 md:pb-8 lg:grid-cols-[1.05fr_1fr] lg:gap-x-20 lg:py-14">
        <div>
          <h1 className="text-2xl sm:text-3xl md:text-4xl lg:text-6xl">{t('title')}</h1>
          <p className="mt-2 text-ink-soft md:mt-4 lg:text-lg">{t('stats', { current, endsToday })}</p>
          <div className="mt-4 max-w-xl md:mt-6 lg:mt-9">{search}</div>
        </div>
        <div className="min-w-0">{fan}</div>
      </div>
    </div>
  )
}

type EndsTodayProps = {
  locale: Locale
  count: number
  /** Where the row is cut. */
  more: { href: string; label: string } | null
  children: ReactNode
}

export function EndsToday({ locale, count, more, children }: EndsTodayProps) {
  const t = translatorFor(locale, 'home')
  return (
    <Shelf
      id="ends-today"
      title={
        <span className="flex items-center gap-2.5">
          <Clock aria-hidden size={24} className="shrink-0 text-signal" />
          {t('endsToday')}
        </span>
      }
      note={t('endsTodayNote', { count })}
      seeAll={more}
      labels={shelfLabels(locale)}
      columns="auto-cols-[82%] sm:auto-cols-[56%] md:auto-cols-[42%] lg:auto-cols-[30%] [--arrow-top:45%]"
    >
      {children}
    </Shelf>
  )
}
