import { Search } from 'lucide-react'
import { getTranslations } from 'next-intl/server'
import { cx } from '@/design/cx'
import { type Locale, localePath } from '@/i18n/routing'
import { searchPath } from '../site-links'

type Props = { locale: Locale; size?: 'sm' | 'lg'; id: string; className?: string }

/** The way to the search page; a plain form, so that it works before and without our script. */
export async function SearchForm({ locale, size = 'sm', id, className }: Props) {
  const t = await getTranslations({ locale, namespace: 'layout.search' })
  const large = size === 'lg'
  return (
    <search className={className}>
      <form action={localePath(locale, searchPath)} className="relative flex items-center">
        <label htmlFor={id} className="sr-only">
          {t('label')}
        </label>
        <Search
          aria-hidden
          size={large ? 22 : 18}
          className={cx('pointer-events-none absolute text-ink-faint', large ? 'left-5' : 'left-3.5')}
        />
        <input
          id={id}
          type="search"
          name="q"
          required
          maxLength={100}
          enterKeyHint="search"
          autoComplete="off"
          placeholder={t('placeholder')}
          className={cx(
            'w-full min-w-0 rounded-full bg-surface text-ink inset-ring inset-ring-line-strong transition-shadow hover:inset-ring-ink-soft',
            large ? 'h-14 pr-16 pl-13 text-base shadow-low md:pr-36' : 'h-10 pr-4 pl-10 text-sm',
          )}
        />
        {large && (
          <button
            type="submit"
            className="absolute right-1.5 grid h-11 place-items-center rounded-full bg-accent px-3 text-base font-semibold text-on-accent transition-colors hover:bg-accent-strong md:px-6"
          >
            <span className="sr-only md:not-sr-only">{t('submit')}</span>
            <Search aria-hidden size={20} className="md:hidden" />
          </button>
        )}
      </form>
    </search>
  )
}
