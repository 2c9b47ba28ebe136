import { useLocale, useTranslations } from 'next-intl'
import { useId, useState } from 'react'
import { formatEuro } from '@/design/format'
import type { OfferFields, StoredOffer } from '@/features/editorial/offers/editing/types'
import type { DashboardChoice } from '../dashboard/types'
import { BulkForm } from './bulk-form'
import { type EditorItem, itemOfOffer } from './editor-change'
import { ItemList } from './item-list'

type Props = {
  offers: StoredOffer[]
  /** Of the whole brochure, because offers can be selected across pages. */
  all: StoredOffer[]
  elsewhere: StoredOffer[]
  categories: DashboardChoice[]
  selected: string | null
  focusAsked: number
  onSelect: (item: EditorItem) => void
  onEdit: (item: EditorItem) => void
  onRemove: (ids: string[]) => void
  onAdopt: (offers: StoredOffer[]) => void
  onBulk: (ids: string[], fields: Partial<OfferFields>) => Promise<boolean>
  onDraw: () => void
  onMissed: () => void
  onUndo: () => void
}

export function OfferEditorSection({
  offers,
  all,
  elsewhere,
  categories,
  selected,
  focusAsked,
  onSelect,
  onEdit,
  onRemove,
  onAdopt,
  onBulk,
  onDraw,
  onMissed,
  onUndo,
}: Props) {
  const t = useTranslations('offerEditor')
  const help = useId()
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set())
  const chosen = all.filter(({ id }) => ticked.has(id)).map(({ id }) => id)

  function tick(id: string) {
    const next = new Set(ticked)
    if (!next.delete(id)) next.add(id)
    setTicked(next)
  }

  const keys: Record<string, (item: EditorItem) => void> = {
    enter: onEdit,
    e: onEdit,
    delete: ({ id }) => onRemove([id]),
    ' ': ({ id }) => tick(id),
    l: ({ id, fields }) => void onBulk([id], { loyaltyOnly: !fields.loyaltyOnly }),
    d: onDraw,
    m: onMissed,
    u: onUndo,
  }
  return (
    <section className="offer-editor__section">
      <header>
        <h3>{t('offers.title', { count: offers.length })}</h3>
        {all.length > 0 && (
          <button type="button" className="admin-button" onClick={() => setTicked(new Set(all.map(({ id }) => id)))}>
            {t('offers.tickAll')}
          </button>
        )}
      </header>
      {elsewhere.length > 0 && <Elsewhere offers={elsewhere} onAdopt={onAdopt} />}
      {offers.length === 0 ? (
        <p className="offer-editor__note">{t('offers.none')}</p>
      ) : (
        <>
          <p id={help} className="offer-editor__note">
            {t('offers.help')}
          </p>
          <ItemList
            label={t('offers.label')}
            help={help}
            items={offers.map(itemOfOffer)}
            selected={selected}
            focusAsked={focusAsked}
            tag={({ fields }) => categories.find((category) => category.id === fields.category)?.name}
            onSelect={onSelect}
            onKey={(key, item) => {
              const act = keys[key.toLowerCase()]
              act?.(item)
              return act !== undefined
            }}
            before={({ id, fields }) => (
              <input
                type="checkbox"
                checked={ticked.has(id)}
                aria-label={t('offers.tick', { title: fields.title })}
                onChange={() => tick(id)}
              />
            )}
            actions={(item) => {
              const named = (action: string) => t('list.action', { action, title: item.fields.title })
              return [
                { words: t('list.edit'), label: named(t('list.edit')), onDo: () => onEdit(item) },
                { words: t('list.delete'), label: named(t('list.delete')), onDo: () => onRemove([item.id]) },
              ]
            }}
          />
        </>
      )}
      {chosen.length > 0 && (
        <BulkForm
          count={chosen.length}
          categories={categories}
          onApply={async (fields) => {
            const done = await onBulk(chosen, fields)
            if (done) setTicked(new Set())
            return done
          }}
          onRemove={() => {
            setTicked(new Set())
            onRemove(chosen)
          }}
          onClear={() => setTicked(new Set())}
        />
      )}
    </section>
  )
}

type ElsewhereProps = { offers: StoredOffer[]; onAdopt: (offers: StoredOffer[]) => void }

/** Offers that belong to another PDF of the brochure and are not published with this one; each can be adopted. */
function Elsewhere({ offers, onAdopt }: ElsewhereProps) {
  const t = useTranslations('offerEditor.elsewhere')
  const locale = useLocale()
  return (
    <details className="offer-editor__elsewhere">
      <summary>{t('title', { count: offers.length })}</summary>
      <p className="offer-editor__note">{t('help')}</p>
      <button type="button" className="admin-button" onClick={() => onAdopt(offers)}>
        {t('adoptAll')}
      </button>
      <ul>
        {offers.map((offer) => (
          <li key={offer.id}>
            <span>
              {t('offer', {
                title: offer.title,
                price: formatEuro(offer.priceCents, locale),
                page: offer.pageNumber,
              })}
            </span>
            <button
              type="button"
              className="admin-button"
              aria-label={t('adoptOne', { title: offer.title })}
              onClick={() => onAdopt([offer])}
            >
              {t('adopt')}
            </button>
          </li>
        ))}
      </ul>
    </details>
  )
}
