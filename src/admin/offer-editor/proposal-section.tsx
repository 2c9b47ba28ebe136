import { useTranslations } from 'next-intl'
import { useId } from 'react'
import type { OfferEditorPage, OfferProposal } from '@/features/editorial/offers/editing/types'
import { type EditorItem, itemOfProposal } from './editor-change'
import { ItemList } from './item-list'
import { type LineSearch, TextFinder } from './line-finder'
import { BoxPicture } from './offer-plan'
import { KeyHelp } from './page-bar'
import type { Options, Readings } from './use-readings'

type Props = {
  page: OfferEditorPage
  proposals: OfferProposal[]
  doubtful: number
  selected: string | null
  focusAsked: number
  readings: Readings
  search: LineSearch
  onSelect: (item: EditorItem) => void
  onAccept: (items: EditorItem[], refused?: EditorItem[]) => void
  onReject: (item: EditorItem) => void
  onEdit: (item: EditorItem) => void
  onNextDoubtful: () => void
  onDraw: () => void
  onMissed: () => void
  onUndo: () => void
}

export function ProposalSection(props: Props) {
  const { page, proposals, doubtful, selected, focusAsked, readings, search } = props
  const { onSelect, onAccept, onReject, onEdit, onNextDoubtful, onDraw, onMissed, onUndo } = props
  const t = useTranslations('offerEditor')
  const help = useId()
  if (proposals.length === 0) return null
  const items = proposals.map(itemOfProposal)
  const uncertain = new Set(proposals.filter((proposal) => proposal.uncertain).map(({ id }) => id))
  const isRefused = ({ id }: EditorItem) => readings.isLikeRefused(id)
  const clear = items.filter(
    (item) => !uncertain.has(item.id) && readings.learnedIn(item.id).length === 0 && !isRefused(item),
  )
  const acceptPage = () =>
    onAccept(
      items.filter((item) => !isRefused(item)),
      items.filter(isRefused),
    )
  function learnedTag(item: EditorItem) {
    const { id } = item
    if (isRefused(item)) return t('list.refused')
    const names = readings.learnedIn(id).map((field) => t(`fields.${field}`))
    return names.length > 0 ? t('list.learned', { fields: names.join(', ') }) : undefined
  }

  function find(item: EditorItem) {
    onSelect(item)
    search.ask(item.id)
  }
  const keys: Record<string, (item: EditorItem) => void> = {
    enter: (item) => onAccept([item]),
    d: onDraw,
    m: onMissed,
    x: onReject,
    e: onEdit,
    t: ({ id }) => readings.next(id, 'title'),
    p: ({ id }) => readings.next(id, 'packSize'),
    o: ({ id }) => readings.next(id, 'oldPrice'),
    l: ({ id }) => readings.turnLoyalty(id),
    f: find,
    n: onNextDoubtful,
    c: () => onAccept(clear),
    a: acceptPage,
    u: onUndo,
  }
  const named = [
    'move',
    'accept',
    'reject',
    'title',
    'find',
    'pack',
    'old',
    'loyalty',
    'number',
    'doubt',
    'clear',
    'all',
    'edit',
    'missed',
    'draw',
    'undo',
  ] as const
  const letters = ['J K', 'Enter', 'X', 'T', 'F', 'P', 'O', 'L', '1–9', 'N', 'C', 'A', 'E', 'M', 'D', 'U'] as const
  return (
    <section className="offer-editor__section">
      <header>
        <h3>{t('proposals.title', { count: proposals.length })}</h3>
        <span className="offer-editor__actions">
          {doubtful > 0 && (
            <button type="button" className="admin-button" onClick={onNextDoubtful}>
              {t('proposals.nextDoubtful', { count: doubtful })}
            </button>
          )}
          {clear.length > 0 && clear.length < items.length && (
            <button type="button" className="admin-button" onClick={() => onAccept(clear)}>
              {t('proposals.acceptClear', { count: clear.length })}
            </button>
          )}
          <button type="button" className="admin-button" onClick={acceptPage}>
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
        tag={learnedTag}
        picture={({ fields: { box } }) => box && <BoxPicture page={page} box={box} />}
        after={({ id }) => {
          const options = readings.offered(id)
          if (id === search.asked) return <TextFinder search={search} words="lines" inWords={String} />
          return (
            options && (
              <ReadingChoices
                options={options}
                inWords={readings.inWords}
                onPick={(number) => readings.pick(id, number)}
              />
            )
          )
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
          // Other readings are shown only for the current row: on every row they would be a wall of text.
          const others = [
            action(t('proposals.otherTitle'), () => readings.next(id, 'title')),
            action(t('proposals.line'), () => find(item)),
            action(t('proposals.otherPack'), () => readings.next(id, 'packSize')),
            action(t('proposals.otherOld'), () => readings.next(id, 'oldPrice')),
            action(t(fields.loyaltyOnly ? 'list.withoutCard' : 'list.withCard'), () => readings.turnLoyalty(id)),
          ]
          return [
            action(t('proposals.accept'), () => onAccept([item])),
            ...(id === selected ? others : []),
            action(t('list.edit'), () => onEdit(item)),
            action(t('proposals.reject'), () => onReject(item)),
          ]
        }}
      />
    </section>
  )
}

type ReadingChoicesProps = { options: Options; inWords: Readings['inWords']; onPick: (number: number) => void }

function ReadingChoices({ options: { field, values, taken }, inWords, onPick }: ReadingChoicesProps) {
  const t = useTranslations('offerEditor')
  return (
    <fieldset className="offer-editor__choices" aria-label={t(`fields.${field}`)}>
      {values.map((value, index) => (
        <button key={value} type="button" aria-pressed={index === taken} onClick={() => onPick(index)}>
          <kbd>{index + 1}</kbd>{' '}
          <span lang={value ? 'bg' : undefined}>{inWords(field, value) || t('proposals.none')}</span>
        </button>
      ))}
    </fieldset>
  )
}
