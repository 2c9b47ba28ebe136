import { Search } from 'lucide-react'
import { cx } from '@/design/cx'
import { type Locale, localePath } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import { searchPath } from '../params'
import { SuggestInput, type SuggestWords } from './suggest-input'

type Props = {
  locale: Locale
  /** Unique on the page: a page may have a field in its header and another one. */
  id: string
  size?: 'sm' | 'lg'
  query?: string
  className?: string
}

const mostSuggestions = 17
const known = new Map<Locale, SuggestWords>()

/** Every page has these, most have them twice, and counting takes longer than all else in the field. */
function suggestWords(locale: Locale): SuggestWords {
  const words = known.get(locale) ?? readSuggestWords(locale)
  known.set(locale, words)
  return words
}

function readSuggestWords(locale: Locale): SuggestWords {
  const t = translatorFor(locale, 'search.field')
  return {
    suggestions: t('suggestions'),
    counts: Array.from({ length: mostSuggestions + 1 }, (_, count) => t('count', { count })),
    kinds: {
      retailer: t('retailer'),
      category: t('category'),
      product: t('product'),
      brochure: t('brochure'),
      post: t('post'),
      word: t('word'),
    },
  }
}

/** The way to the search page: a plain form, which suggests while typing once the browser has our script. */
export function SearchField({ locale, id, size = 'sm', query = '', className }: Props) {
  const name = translatorFor(locale, 'search')
  const t = translatorFor(locale, 'layout.search')
  // A page may have this field beside the one in its header: a landmark of the same kind needs a name.
  const large = size === 'lg'
  return (
    <search aria-label={large ? name('title') : undefined} className={className}>
      <form action={localePath(locale, searchPath)} className="relative flex items-center">
        <label htmlFor={id} className="sr-only">
          {t('label')}
        </label>
        <Search
          aria-hidden
          size={large ? 22 : 18}
          className={cx(
            'pointer-events-none absolute z-1 text-ink-faint large-type:hidden',
            large ? 'left-5' : 'left-3.5',
          )}
        />
        <SuggestInput
          id={id}
          locale={locale}
          query={query}
          placeholder={t('placeholder')}
          className={cx(
            'w-full min-w-0 rounded-full bg-surface text-ink inset-ring inset-ring-line-strong transition-shadow hover:inset-ring-ink-soft large-type:h-[56px] large-type:pl-[20px]',
            large ? 'h-14 pr-16 pl-13 text-base shadow-low md:pr-36 large-type:pr-[60px]' : 'h-10 pr-4 pl-10 text-sm',
          )}
          words={suggestWords(locale)}
        />
        {large && (
          <button
            type="submit"
            className="absolute right-1.5 z-1 grid h-11 large-type:h-[44px] place-items-center rounded-full bg-accent px-3 text-base font-semibold text-on-accent transition-colors hover:bg-accent-strong md:px-6"
          >
            <span className="sr-only md:not-sr-only">{t('submit')}</span>
            <Search aria-hidden size={20} className="md:hidden" />
          </button>
        )}
      </form>
    </search>
  )
}
