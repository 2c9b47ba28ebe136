import { searchPath } from '@/features/site/frame/site-links'
import { type Locale, localePath } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import { SearchForm, type SearchWords } from './search-form'

type Props = {
  locale: Locale
  /** Unique on the page, which may have a second field in its header. */
  id: string
  size?: 'sm' | 'lg'
  query?: string
  className?: string
}

const mostSuggestions = 20
const known = new Map<Locale, SearchWords>()

export function SearchField({ locale, id, size = 'sm', query = '', className }: Props) {
  return (
    <SearchForm
      locale={locale}
      action={localePath(locale, searchPath)}
      id={id}
      large={size === 'lg'}
      query={query}
      words={searchWords(locale)}
      {...(className && { className })}
    />
  )
}

/**
 * Cached, because formatting the counts takes longer than the rest of a field that is on every page. The object is
 * shared, so that the page carries the words once even with two fields.
 */
function searchWords(locale: Locale): SearchWords {
  const words = known.get(locale) ?? readWords(locale)
  known.set(locale, words)
  return words
}

function readWords(locale: Locale): SearchWords {
  const name = translatorFor(locale, 'search')
  const layout = translatorFor(locale, 'layout.search')
  const t = translatorFor(locale, 'search.field')
  return {
    name: name('title'),
    label: layout('label'),
    placeholder: layout('placeholder'),
    submit: layout('submit'),
    field: {
      suggestions: t('suggestions'),
      counts: Array.from({ length: mostSuggestions + 1 }, (_, count) => t('count', { count })),
      kinds: {
        retailer: t('retailer'),
        category: t('category'),
        product: t('product'),
        goods: t('goods'),
        brochure: t('brochure'),
        post: t('post'),
        word: t('word'),
      },
    },
  }
}
