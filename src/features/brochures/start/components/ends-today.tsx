import { Clock } from 'lucide-react'
import type { ReactNode } from 'react'
import { Shelf } from '@/design/shelf'
import type { Locale } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'

/** `children` are `<li>`s; the section is left out by the page when there are none. */
export function EndsToday({ locale, count, children }: { locale: Locale; count: number; children: ReactNode }) {
  const t = translatorFor(locale, 'home')
  const shelf = translatorFor(locale, 'shelf')
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
