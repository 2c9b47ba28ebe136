import { useTranslations } from 'next-intl'
import { useId } from 'react'
import type { DeskPage, Proposal } from '@/features/offer-editing/types'
import { BoxPicture } from './box-picture'
import { type DeskItem, itemOfProposal } from './desk-item'
import { ItemList } from './item-list'
import { KeyHelp } from './key-help'
import { ReadingChoices } from './reading-choices'
import type { Readings } from './use-readings'

type Props = {
  page: DeskPage
  proposals: Proposal[]
  /** Of the whole brochure. */
  doubtful: number
  selected: string | null
  focusAsked: number
  readings: Readings
  onSelect: (item: DeskItem) => void
  onAccept: (items: DeskItem[]) => void
  onReject: (item: DeskItem) => void
  onEdit: (item: DeskItem) => void
  onNextDoubtful: () => void
  onUndo: () => void
}

/** What the import proposes for a page, decided on by keys: Enter accepts, X rejects, and so on as its help says. */
export function ProposalSection(props: Props) {
  const { page, proposals, doubtful, selected, focusAsked, readings } = props
  const { onSelect, onAccept, onReject, onEdit, onNextDoubtful, onUndo } = props
  const t = useTranslations('offerDesk')
  const help = useId()
  if (proposals.length === 0) return null
  const items = proposals.map(itemOfProposal)
  const uncertain = new Set(proposals.filter((proposal) => proposal.uncertain).map(({ id }) => id))
  const clear = items.filter(({ id }) => !uncertain.has(id))
  const keys: Record<string, (item: DeskItem) => void> = {
    enter: (item) => onAccept([item]),
    x: onReject,
    e: onEdit,
    t: ({ id }) => readings.next(id, 'title'),
    p: ({ id }) => readings.next(id, 'packSize'),
    s: readings.sameForOthers,
    n: onNextDoubtful,
    c: () => onAccept(clear),
    a: () => onAccept(items),
    u: onUndo,
  }
  const named = [
    'move',
    'accept',
    'reject',
    'title',
    'pack',
    'number',
    'same',
    'doubt',
    'clear',
    'all',
    'edit',
    'undo',
  ] as const
  const letters = ['J K', 'Enter', 'X', 'T', 'P', '1–7', 'S', 'N', 'C', 'A', 'E', 'U'] as const
  return (
    <section className="offer-desk__section">
      <header>
        <h3>{t('proposals.title', { count: proposals.length })}</h3>
        <span className="offer-desk__actions">
          {readings.canRepeat && (
            <button type="button" className="admin-button" onClick={readings.sameForOthers}>
              {t('proposals.same')}
            </button>
          )}
          {doubtful > 0 && (
            <button type="button" className="admin-button" onClick={onNextDoubtful}>
              {t('proposals.nextDoubtful', { count: doubtful })}
            </button>
          )}
          {clear.length > 0 && uncertain.size > 0 && (
            <button type="button" className="admin-button" onClick={() => onAccept(clear)}>
              {t('proposals.acceptClear', { count: clear.length })}
            </button>
          )}
          <button type="button" className="admin-button" onClick={() => onAccept(items)}>
            {t('proposals.acceptAll')}
          </button>
        </span>
      </header>
      <KeyHelp id={help} keys={named.map((name, index) => [letters[index] ?? '', t(`proposals.keys.${name}`)])} />
      <ItemList
        label={t('proposals.label')}
        help={help}
        items={items}
        selected={selected}
        focusAsked={focusAsked}
        uncertain={(item) => uncertain.has(item.id)}
        picture={({ fields: { box } }) => box && <BoxPicture page={page} box={box} />}
        after={({ id }) => {
          const options = readings.offered(id)
          return options && <ReadingChoices options={options} onPick={(number) => readings.pick(id, number)} />
        }}
        onSelect={onSelect}
        onKey={(key, item) => {
          const act = keys[key.toLowerCase()]
          act?.(item)
          return act !== undefined || (/^[1-9]$/.test(key) && readings.pick(item.id, Number(key) - 1))
        }}
        actions={(item) => {
          const { id, fields } = item
          const action = (words: string, onDo: () => void) => ({
            words,
            label: t('list.action', { action: words, title: fields.title }),
            onDo,
          })
          return [
            action(t('proposals.accept'), () => onAccept([item])),
            action(t('proposals.otherTitle'), () => readings.next(id, 'title')),
            action(t('proposals.otherPack'), () => readings.next(id, 'packSize')),
            action(t('list.edit'), () => onEdit(item)),
            action(t('proposals.reject'), () => onReject(item)),
          ]
        }}
      />
    </section>
  )
}
