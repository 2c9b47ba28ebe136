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
  pages: ReadonlySet<number>
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
  pages,
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
  const onNoPage = all.filter(({ pageNumber }) => !pages.has(pageNumber))
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
      {elsewhere.length > 0 && <Elsewhere offers={elsewhere} pages={pages} onAdopt={onAdopt} />}
      {onNoPage.length > 0 && <OnNoPage offers={onNoPage} onEdit={onEdit} onRemove={onRemove} />}
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

function OfferOnPage({ offer }: { offer: StoredOffer }) {
  const t = useTranslations('offerEditor.elsewhere')
  const price = formatEuro(offer.priceCents, useLocale())
  return <span>{t('offer', { title: offer.title, price, page: offer.pageNumber })}</span>
}

type ElsewhereProps = {
  offers: StoredOffer[]
  pages: ReadonlySet<number>
  onAdopt: (offers: StoredOffer[]) => void
}

/**
 * Offers that belong to another PDF of the brochure and are not published with this one; each whose page this one has
 * can be adopted.
 */
function Elsewhere({ offers, pages, onAdopt }: ElsewhereProps) {
  const t = useTranslations('offerEditor.elsewhere')
  const fitting = offers.filter(({ pageNumber }) => pages.has(pageNumber))
  return (
    <details className="offer-editor__elsewhere">
      <summary>{t('title', { count: offers.length })}</summary>
      <p className="offer-editor__note">{t('help')}</p>
      {fitting.length > 0 && (
        <button type="button" className="admin-button" onClick={() => onAdopt(fitting)}>
          {t('adoptAll')}
        </button>
      )}
      {fitting.length < offers.length && <p className="offer-editor__note">{t('otherPages')}</p>}
      <ul>
        {offers.map((offer) => (
          <li key={offer.id}>
            <OfferOnPage offer={offer} />
            {pages.has(offer.pageNumber) && (
              <button
                type="button"
                className="admin-button"
                aria-label={t('adoptOne', { title: offer.title })}
                onClick={() => onAdopt([offer])}
              >
                {t('adopt')}
              </button>
            )}
          </li>
        ))}
      </ul>
    </details>
  )
}

type OnNoPageProps = {
  offers: StoredOffer[]
  onEdit: (item: EditorItem) => void
  onRemove: (ids: string[]) => void
}

/** Offers of this PDF on a page that it does not have: no page of the editor shows them, and no visitor sees them. */
function OnNoPage({ offers, onEdit, onRemove }: OnNoPageProps) {
  const t = useTranslations('offerEditor')
  return (
    <details className="offer-editor__elsewhere">
      <summary>{t('noPage.title', { count: offers.length })}</summary>
      <p className="offer-editor__note">{t('noPage.help')}</p>
      <ul>
        {offers.map((offer) => {
          const named = (action: string) => t('list.action', { action, title: offer.title })
          return (
            <li key={offer.id}>
              <OfferOnPage offer={offer} />
              <button
                type="button"
                className="admin-button"
                aria-label={named(t('list.edit'))}
                onClick={() => onEdit(itemOfOffer(offer))}
              >
                {t('list.edit')}
              </button>
              <button
                type="button"
                className="admin-button"
                aria-label={named(t('list.delete'))}
                onClick={() => onRemove([offer.id])}
              >
                {t('list.delete')}
              </button>
            </li>
          )
        })}
      </ul>
    </details>
  )
}
