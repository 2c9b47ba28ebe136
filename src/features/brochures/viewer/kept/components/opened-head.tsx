import { BookOpen } from 'lucide-react'
import { Button } from '@/design/button'
import { Chip } from '@/design/chip'
import { buttonLook, fill } from '@/design/cx'
import { formatDayRange, formatMegabytes } from '@/design/format'
import type { CalendarDay } from '@/domain/calendar-day'
import { foreignLang } from '@/i18n/foreign-lang'
import type { Locale } from '@/i18n/routing'
import { keptHref } from '../kept-path'
import type { KeptEntry } from '../shapes'
import type { KeptWords } from './kept-head'

type Props = { entry: KeptEntry; locale: Locale; words: KeptWords; today: CalendarDay; onRemove: () => void }

export function OpenedHead({ entry, locale, words, today, onRemove }: Props) {
  const { title, titleLang, shop, edition, pages, bytes, validFrom, validTo } = entry
  return (
    <header className="grid gap-3">
      <p>
        <a href={keptHref(locale)} className="inline-block py-1 text-accent underline underline-offset-3">
          {words.all}
        </a>
      </p>
      <p className="font-medium">{[shop, edition].filter(Boolean).join(', ')}</p>
      <h1 lang={foreignLang({ lang: titleLang }, locale)} className="text-2xl wrap-anywhere md:text-4xl">
        {title}
      </h1>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-sm text-ink-soft">
        {validTo < today && <Chip tone="past">{words.ended}</Chip>}
        <span>{formatDayRange(validFrom, validTo, locale)}</span>
        <span>{fill(words.facts, { pages, size: formatMegabytes(bytes, locale) })}</span>
      </p>
      <div className="flex flex-wrap gap-2.5">
        <a href="#page-1" data-open-page="" className={buttonLook('primary')}>
          <BookOpen aria-hidden size={20} />
          {words.read}
        </a>
        <Button variant="secondary" onClick={onRemove}>
          {words.remove}
        </Button>
      </div>
    </header>
  )
}
