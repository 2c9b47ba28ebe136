import { Clock } from 'lucide-react'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { Shelf } from '@/design/shelf'
import type { Locale } from '@/i18n/routing'

/** `children` are `<li>`s; the section is left out by the page when there are none. */
export async function EndsToday({ locale, count, children }: { locale: Locale; count: number; children: ReactNode }) {
  const [t, shelf] = await Promise.all([
    getTranslations({ locale, namespace: 'home' }),
    getTranslations({ locale, namespace: 'shelf' }),
  ])
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
      labels={{ back: shelf('back'), forward: shelf('forward') }}
      columns="auto-cols-[82%] sm:auto-cols-[56%] md:auto-cols-[42%] lg:auto-cols-[30%] [--arrow-top:45%]"
    >
      {children}
    </Shelf>
  )
}
