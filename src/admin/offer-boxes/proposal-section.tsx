import { useTranslations } from 'next-intl'
import { useId } from 'react'
import type { DeskPage, Proposal } from '@/features/offer-editing/types'
import { BoxPicture } from './box-picture'
import { type DeskItem, itemOfProposal } from './desk-item'
import { ItemList } from './item-list'

type Props = {
  page: DeskPage
  proposals: Proposal[]
  selected: string | null
  focusAsked: number
  onSelect: (item: DeskItem) => void
  onAccept: (items: DeskItem[]) => void
  onReject: (item: DeskItem) => void
  onEdit: (item: DeskItem) => void
  /** Another line of the page becomes the title. */
  onTitle: (item: DeskItem) => void
  /** What was chosen last, for the others like it. */
  onSameTitle: () => void
  canRepeat: boolean
  onUndo: () => void
}

/** What the import proposes for a page: Enter accepts, X rejects, E corrects, T takes another title, S the same for others, A accepts the page. */
export function ProposalSection({
  page,
  proposals,
  selected,
  focusAsked,
  onSelect,
  onAccept,
  onReject,
  onEdit,
  onTitle,
  onSameTitle,
  canRepeat,
  onUndo,
}: Props) {
  const t = useTranslations('offerDesk')
  const help = useId()
  if (proposals.length === 0) return null
  const items = proposals.map(itemOfProposal)
  const uncertain = new Set(proposals.filter((proposal) => proposal.uncertain).map(({ id }) => id))
  const keys: Record<string, (item: DeskItem) => void> = {
    enter: (item) => onAccept([item]),
    x: onReject,
    e: onEdit,
    t: onTitle,
    s: onSameTitle,
    a: () => onAccept(items),
    u: onUndo,
  }
  return (
    <section className="offer-desk__section">
      <header>
        <h3>{t('proposals.title', { count: proposals.length })}</h3>
        <span className="offer-desk__actions">
          {canRepeat && (
            <button type="button" className="admin-button" onClick={onSameTitle}>
              {t('proposals.sameTitle')}
            </button>
          )}
          <button type="button" className="admin-button" onClick={() => onAccept(items)}>
            {t('proposals.acceptAll')}
          </button>
        </span>
      </header>
      <p id={help} className="offer-desk__note">
        {t('proposals.help')}
      </p>
      <ItemList
        label={t('proposals.label')}
        help={help}
        items={items}
        selected={selected}
        focusAsked={focusAsked}
        uncertain={(item) => uncertain.has(item.id)}
        picture={({ fields: { box } }) => box && <BoxPicture page={page} box={box} />}
        onSelect={onSelect}
        onKey={(key, item) => {
          const act = keys[key.toLowerCase()]
          act?.(item)
          return act !== undefined
        }}
        actions={(item) => {
          const named = (action: string) => t('list.action', { action, title: item.fields.title })
          return [
            { words: t('proposals.accept'), label: named(t('proposals.accept')), onDo: () => onAccept([item]) },
            { words: t('proposals.otherTitle'), label: named(t('proposals.otherTitle')), onDo: () => onTitle(item) },
            { words: t('list.edit'), label: named(t('list.edit')), onDo: () => onEdit(item) },
            { words: t('proposals.reject'), label: named(t('proposals.reject')), onDo: () => onReject(item) },
          ]
        }}
      />
    </section>
  )
}
