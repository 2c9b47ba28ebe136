'use client'

import { useRouter } from 'next/navigation'
import { type KeyboardEvent, useEffect, useState } from 'react'
import { cx } from '@/design/cx'
import { type Locale, localePath } from '@/i18n/routing'
import type { Suggestion } from '../types'

const settleMs = 150
const shortest = 2

async function ask(query: string, locale: Locale, signal: AbortSignal): Promise<Suggestion[]> {
  const address = `/api/search/suggestions?${new URLSearchParams({ q: query.slice(0, 60), locale })}`
  const response = await fetch(address, { signal })
  if (!response.ok) return []
  const { suggestions }: { suggestions?: unknown } = Object(await response.json())
  return Array.isArray(suggestions) ? suggestions.filter(isSuggestion) : []
}

/**
 * Checked by hand: this field is on every page, and a validation library would weigh more than the field. A suggestion
 * of an unknown kind is shown without a kind's name.
 */
const isSuggestion = (value: unknown): value is Suggestion =>
  ['kind', 'text', 'lang', 'path'].every((name) => typeof Object(value)[name] === 'string')

/** Null for no query. Errors give an empty list, because the form works without suggestions. */
function useSuggestions(query: string | null, locale: Locale): Suggestion[] {
  const [found, setFound] = useState<Suggestion[]>([])
  const text = query?.trim() ?? ''

  useEffect(() => {
    if (text.length < shortest) {
      setFound([])
      return
    }
    const stop = new AbortController()
    const timer = setTimeout(() => {
      ask(text, locale, stop.signal)
        .then((suggestions) => !stop.signal.aborted && setFound(suggestions))
        .catch(() => !stop.signal.aborted && setFound([]))
    }, settleMs)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [text, locale])

  return found
}

export type SuggestWords = {
  suggestions: string
  counts: string[]
  kinds: Record<Suggestion['kind'], string>
}

type Props = { id: string; locale: Locale; query: string; placeholder: string; className: string; words: SuggestWords }

export function SuggestInput({ id, locale, query, placeholder, className, words }: Props) {
  const router = useRouter()
  const [typed, setTyped] = useState<string | null>(null)
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const suggestions = useSuggestions(typed, locale)
  const shown = open && suggestions.length > 0
  const listId = `${id}-list`
  const chosen = shown ? suggestions[active] : undefined

  const close = () => {
    setOpen(false)
    setActive(-1)
  }
  const go = (suggestion: Suggestion) => {
    close()
    router.push(localePath(locale, suggestion.path))
  }
  const step = (by: number) => {
    const places = suggestions.length + 1
    setActive((now) => ((now + 1 + by + places) % places) - 1)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Escape' && shown) close()
    else if (event.key === 'Enter' && chosen) go(chosen)
    else if (event.key === 'ArrowDown' && suggestions.length > 0) shown ? step(1) : setOpen(true)
    else if (event.key === 'ArrowUp' && shown) step(-1)
    else return
    event.preventDefault()
  }

  return (
    <>
      <input
        id={id}
        type="search"
        name="q"
        required
        maxLength={100}
        enterKeyHint="search"
        autoComplete="off"
        defaultValue={query}
        placeholder={placeholder}
        className={className}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={shown}
        aria-controls={listId}
        aria-activedescendant={chosen ? `${id}-${active}` : undefined}
        onChange={(event) => {
          setTyped(event.target.value)
          setActive(-1)
          setOpen(true)
        }}
        onKeyDown={onKeyDown}
        onBlur={close}
      />
      <div
        id={listId}
        role="listbox"
        aria-label={words.suggestions}
        hidden={!shown}
        className="absolute inset-x-0 top-full z-(--z-header) mt-2 overflow-hidden rounded-md bg-surface p-1.5 shadow-high inset-ring inset-ring-line"
      >
        {suggestions.map((suggestion, index) => (
          // The press must not take the focus away from the input before the click.
          <div
            key={suggestion.kind + suggestion.path}
            id={`${id}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            onPointerDown={(event) => event.preventDefault()}
            onPointerMove={() => setActive(index)}
            onClick={() => go(suggestion)}
            onKeyDown={() => {}}
            className={cx(
              'flex min-h-11 cursor-pointer items-center justify-between gap-3 rounded-sm px-3 py-2 text-base',
              index === active && 'bg-accent-soft text-accent-strong',
            )}
          >
            <span className="min-w-0">
              <span className="block truncate" lang={suggestion.lang || undefined}>
                {suggestion.text}
              </span>
              {typeof suggestion.note === 'string' && (
                <span className="block truncate text-xs text-ink-soft">{suggestion.note}</span>
              )}
            </span>
            <span className="shrink-0 text-xs text-ink-soft">{words.kinds[suggestion.kind]}</span>
          </div>
        ))}
      </div>
      <span role="status" className="sr-only">
        {open && typed ? words.counts[Math.min(suggestions.length, words.counts.length - 1)] : ''}
      </span>
    </>
  )
}
