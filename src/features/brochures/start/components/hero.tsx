import type { ReactNode } from 'react'
import type { Locale } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'

type Props = { locale: Locale; current: number; endsToday: number; search: ReactNode; fan: ReactNode }

/** What this is, a search, and the week's covers; on a phone all of it without scrolling. */
export function Hero({ locale, current, endsToday, search, fan }: Props) {
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
