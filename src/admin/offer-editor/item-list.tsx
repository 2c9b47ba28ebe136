import { useLocale, useTranslations } from 'next-intl'
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import { formatDayRange, formatEuro } from '@/design/format'
import type { OfferFields } from '@/features/editorial/offers/editing/types'
import { isLocale } from '@/i18n/routing'
import { useTermsWords } from './condition-words'
import { type EditorItem, keyOf } from './editor-change'

type Action = { words: string; label: string; onDo: () => void }

type Props = {
  label: string
  help: string
  items: EditorItem[]
  selected: string | null
  /** A counter: each increment moves the focus to the selected row. */
  focusAsked: number
  uncertain?: (item: EditorItem) => boolean
  onSelect: (item: EditorItem) => void
  onKey: (key: string, item: EditorItem) => boolean
  actions: (item: EditorItem) => Action[]
  before?: (item: EditorItem) => ReactNode
  picture?: (item: EditorItem) => ReactNode
  after?: (item: EditorItem) => ReactNode
  tag?: (item: EditorItem) => string | undefined
}

const steps: Record<string, number> = { ArrowDown: 1, j: 1, J: 1, ArrowUp: -1, k: -1, K: -1 }

/**
 * A list with a roving tab stop: one row is in the tab order, J, K and the arrows move between rows. Letter keys work
 * only while a row has the focus.
 */
export function ItemList(props: Props) {
  const { label, help, items, selected, focusAsked, uncertain, onSelect, onKey, actions, before, picture, after, tag } =
    props
  const list = useRef<HTMLUListElement>(null)
  const current = items.some(({ id }) => id === selected) ? selected : (items[0]?.id ?? null)

  const answered = useRef(focusAsked)

  useEffect(() => {
    if (focusAsked === answered.current) return
    answered.current = focusAsked
    list.current?.querySelector<HTMLElement>('[data-row][tabindex="0"]')?.focus()
  }, [focusAsked])

  function press(event: KeyboardEvent, item: EditorItem, index: number) {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const key = keyOf(event)
    const by = steps[key]
    const next = by === undefined ? undefined : items[index + by]
    if (next) {
      onSelect(next)
      list.current?.querySelector<HTMLElement>(`[data-row="${next.id}"]`)?.focus()
    } else if (by === undefined && !onKey(key, item)) return
    event.preventDefault()
  }

  return (
    <ul ref={list} className="offer-editor__list" aria-label={label}>
      {items.map((item, index) => (
        <li key={item.id} data-selected={item.id === selected}>
          {before?.(item)}
          <button
            type="button"
            className="offer-editor__item"
            data-row={item.id}
            tabIndex={item.id === current ? 0 : -1}
            aria-describedby={help}
            aria-current={item.id === selected}
            onFocus={() => onSelect(item)}
            onClick={() => onSelect(item)}
            onKeyDown={(event) => press(event, item, index)}
          >
            {picture?.(item)}
            <ItemFacts
              fields={item.fields}
              printed={item.printed}
              uncertain={uncertain?.(item) ?? false}
              tag={tag?.(item)}
            />
          </button>
          <span className="offer-editor__doings">
            {actions(item).map(({ words, label: name, onDo }) => (
              <button
                key={words}
                type="button"
                aria-label={name}
                onClick={onDo}
                tabIndex={item.id === current ? 0 : -1}
              >
                {words}
              </button>
            ))}
          </span>
          {after?.(item)}
        </li>
      ))}
    </ul>
  )
}

type ItemFactsProps = {
  fields: OfferFields
  printed?: string[] | undefined
  uncertain?: boolean
  tag?: string | undefined
}

function ItemFacts({ fields, printed = [], uncertain = false, tag }: ItemFactsProps) {
  const t = useTranslations('offerEditor')
  const language = useLocale()
  const locale = isLocale(language) ? language : 'bg'
  const terms = useTermsWords(fields)
  const { title, brand, packSize, priceCents, oldPriceCents, loyaltyOnly, validFrom, validTo } = fields
  return (
    <span className="offer-editor__facts">
      <span className="offer-editor__name" lang="bg">
        {title}
        {(brand || packSize) && <small>{[brand, packSize].filter(Boolean).join(', ')}</small>}
      </span>
      <span className="offer-editor__price">
        {formatEuro(priceCents, locale)}
        {oldPriceCents !== null && (
          <s>
            <span className="offer-editor__hidden">{t('oldPrice')} </span>
            {formatEuro(oldPriceCents, locale)}
          </s>
        )}
      </span>
      {uncertain && <span className="offer-editor__tag offer-editor__tag--check">{t('list.check')}</span>}
      {loyaltyOnly && <span className="offer-editor__tag">{t('fields.loyaltyOnly')}</span>}
      {terms.map((words) => (
        <span key={words} className="offer-editor__tag">
          {words}
        </span>
      ))}
      {printed.length > 0 && (
        <span className="offer-editor__tag">{t('list.printed', { words: printed.join(' · ') })}</span>
      )}
      {tag && <span className="offer-editor__tag">{tag}</span>}
      {validFrom && validTo && <span className="offer-editor__tag">{formatDayRange(validFrom, validTo, locale)}</span>}
    </span>
  )
}
