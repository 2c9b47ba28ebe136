import { useTranslations } from 'next-intl'
import type { OfferEditorState } from '@/features/editorial/offers/editing/types'

type Props = { state: OfferEditorState; index: number; onPage: (index: number) => void }

/** Leads through the pages; each says how many proposals wait on it. */
export function PageBar({ state, index, onPage }: Props) {
  const t = useTranslations('offerDesk')
  const { pages, proposals, offers } = state
  const on = (items: { pageNumber: number }[], number: number) =>
    items.filter((item) => item.pageNumber === number).length
  return (
    <nav className="offer-desk__pages" aria-label={t('pages.label')}>
      <button type="button" className="admin-button" disabled={index === 0} onClick={() => onPage(index - 1)}>
        {t('pages.previous')}
      </button>
      <label>
        <span className="offer-desk__hidden">{t('pages.choose')}</span>
        <select value={index} onChange={(event) => onPage(Number(event.target.value))}>
          {pages.map(({ number, hidden }, position) => (
            <option key={number} value={position}>
              {t('pages.option', {
                number,
                proposals: on(proposals, number),
                offers: on(offers, number),
                hidden: hidden ? 'yes' : 'no',
              })}
            </option>
          ))}
        </select>
      </label>
      <button
        type="button"
        className="admin-button"
        disabled={index >= pages.length - 1}
        onClick={() => onPage(index + 1)}
      >
        {t('pages.next')}
      </button>
    </nav>
  )
}
