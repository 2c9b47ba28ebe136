'use client'

import { Search } from 'lucide-react'
import { cx } from '@/design/cx'
import type { Locale } from '@/i18n/routing'
import { SuggestInput, type SuggestWords } from './suggest-input'

export type SearchWords = { name: string; label: string; placeholder: string; submit: string; field: SuggestWords }

type Props = {
  locale: Locale
  action: string
  id: string
  large: boolean
  query: string
  words: SearchWords
  className?: string
}

export function SearchForm({ locale, action, id, large, query, words, className }: Props) {
  return (
    // The page may have a second search landmark in its header: two landmarks of one kind need names.
    <search aria-label={large ? words.name : undefined} className={cx(large && 'main-search', className)}>
      <form action={action} className="relative flex items-center">
        <label htmlFor={id} className="sr-only">
          {words.label}
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
          placeholder={words.placeholder}
          // An iPhone zooms to a field of less than 16 px and stays there.
          className={cx(
            'w-full min-w-0 rounded-full bg-surface text-ink inset-ring inset-ring-line-strong transition-shadow hover:inset-ring-ink-soft large-type:h-[56px] large-type:pl-[20px]',
            large
              ? 'h-14 pr-16 pl-13 text-base shadow-low md:pr-36 large-type:pr-[60px]'
              : 'h-10 pr-4 pl-10 text-sm pointer-coarse:text-base',
          )}
          words={words.field}
        />
        {large && (
          <button
            type="submit"
            className="absolute right-1.5 z-1 grid h-11 large-type:h-[44px] place-items-center rounded-full bg-accent px-3 text-base font-semibold text-on-accent transition-colors hover:bg-accent-strong md:px-6"
          >
            <span className="sr-only md:not-sr-only">{words.submit}</span>
            <Search aria-hidden size={20} className="md:hidden" />
          </button>
        )}
      </form>
    </search>
  )
}
