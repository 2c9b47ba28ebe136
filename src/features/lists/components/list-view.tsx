'use client'

import { ListPlus } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { ButtonLink } from '@/design/button'
import { fill } from '@/design/cx'
import { EmptyState } from '@/design/notice'
import { showToast } from '@/design/toast-store'
import { itemsOn } from '@/domain/shopping-list'
import { type Locale, localePath } from '@/i18n/routing'
import type { ListEntry } from '@/lib/lists/list-schema'
import { useSofiaDay } from '@/lib/use-sofia-day'
import type { ItemChange } from '../changes'
import { countListed } from '../client/count-listed'
import { addItem, addNote, changeItem, chooseShops, chooseThing, type ListOutcome, shownId } from '../client/list-store'
import type { SyncState } from '../client/sync'
import { usePrices } from '../client/use-prices'
import type { ListLabels, TickLabels } from '../labels'
import { outcomeMessage } from '../outcome-message'
import { type PlanKind, viewOf, withUnseen } from '../view'
import { AddNote, addNoteId, ListHead, shownListName } from './add-note'
import { ShopGroups, tickId } from './item-row'
import { LinkEndedNotice, ListNotices } from './list-notices'
import { ListSum } from './list-sum'
import { LazyPlanChoice, LazyShareSheet, LazyShopTotals, LazySuggestedItems } from './sheets'

type Props = {
  entries: ListEntry[]
  current: ListEntry
  owner: string | null
  state: SyncState
  locale: Locale
  labels: ListLabels
  tick: TickLabels
}

export function ListView({ entries, current, owner, state, locale, labels, tick }: Props) {
  const [kind, setKind] = useState<PlanKind>('ticked')
  const [sharing, setSharing] = useState<boolean>()
  const [ownShops, setOwnShops] = useState<string[]>()
  const { key, list, share } = current
  const today = useSofiaDay()
  const items = itemsOn(list)
  const book = usePrices(items, locale, today)
  const view = viewOf(ownShops ? { ...list, shops: [ownShops, 0] } : list, book, today, kind)
  const hasPrices = view.shops.length > 0
  const canChange = share?.mode !== 'read'
  const titleOf = (id: string) => items.find((item) => item.id === id)?.text[0].title ?? ''

  const moving = useRef<string | null>(null)
  useEffect(() => {
    if (moving.current === null) return
    keepFocus(moving.current)
    if (book[moving.current] !== undefined) moving.current = null
  })
  useEffect(() => {
    // Whoever has gone elsewhere is not brought back by a price that comes late or never.
    const leave = ({ target }: Event) => {
      const row = moving.current && document.getElementById(tickId(moving.current))?.closest('li')
      if (!row || !(target instanceof Node) || !row.contains(target)) moving.current = null
    }
    const end = new AbortController()
    for (const act of ['pointerdown', 'focusin']) document.addEventListener(act, leave, { signal: end.signal })
    return () => end.abort()
  }, [])

  const say = (outcome: ListOutcome) => {
    const message = outcomeMessage(outcome, tick)
    if (message) showToast(message)
    return outcome
  }
  const onChange = (id: string, change: ItemChange) => {
    if (change.removed) stayBeside(id)
    flushSync(() => say(changeItem(key, id, change)))
    if (change.title !== undefined) {
      // Another text has another price, with which the row moves: now without a price, and again with the answer.
      moving.current = shownId(key, id)
      keepFocus(moving.current)
    }
    if (!change.removed) return
    showToast(fill(labels.removed, { title: titleOf(id) }), {
      label: labels.undo,
      stays: true,
      run: () => {
        flushSync(() => say(changeItem(key, id, { removed: false })))
        focusTick(shownId(key, id))
      },
    })
  }
  const onShops = (shown: string[]) => {
    const shops = withUnseen(ownShops ?? list.shops?.[0] ?? [], view.chosen, shown)
    if (canChange) say(chooseShops(key, shops))
    else setOwnShops(shops)
  }
  /** Without this the focus would start at the top of the page again when an item is removed. */
  const stayBeside = (id: string) => {
    const ids = view.groups.flatMap(({ rows }) => rows.map(({ item }) => item.id))
    const at = ids.indexOf(id)
    const beside = ids[at + 1] ?? ids[at - 1]
    document.getElementById(beside ? tickId(beside) : addNoteId)?.focus({ preventScroll: true })
  }

  return (
    <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-x-12 print:block">
      <div className="grid min-w-0 content-start gap-5">
        <LinkEndedNotice entry={current} labels={labels} />
        <ListHead entries={entries} current={current} labels={labels} tick={tick} onShare={() => setSharing(true)} />
        {canChange && (
          <AddNote
            locale={locale}
            labels={labels}
            tick={tick}
            onAdd={(title) => say(addNote(title))}
            onChoose={(item) => say(countListed(item, addItem(item)))}
          />
        )}
        {items.length === 0 ? (
          <EmptyState
            icon={<ListPlus size={28} />}
            title={labels.emptyTitle}
            text={canChange ? labels.emptyText : labels.emptyReadOnly}
            action={
              canChange && (
                <>
                  <ButtonLink href={localePath(locale, '/')}>{labels.toBrochures}</ButtonLink>
                  <ButtonLink href={localePath(locale, '/search')} variant="secondary">
                    {labels.toSearch}
                  </ButtonLink>
                </>
              )
            }
          />
        ) : (
          <>
            {hasPrices && (
              <LazyPlanChoice
                view={view}
                kind={kind}
                locale={locale}
                labels={labels}
                titleOf={titleOf}
                onChoose={setKind}
              />
            )}
            <ShopGroups
              groups={view.groups}
              count={view.count}
              locale={locale}
              today={today}
              labels={labels}
              onChange={canChange ? onChange : undefined}
              choicesFor={({ id, text }) => (
                <LazySuggestedItems
                  note={text[0].title}
                  isAsked
                  locale={locale}
                  labels={labels}
                  onChoose={(thing) => {
                    flushSync(() => say(countListed(thing, chooseThing(key, id, thing))))
                    focusTick(thing.id)
                  }}
                />
              )}
            />
            <ListSum items={items} sum={view.sums[kind]} locale={locale} labels={labels} />
          </>
        )}
      </div>
      <div className="grid min-w-0 content-start gap-6 wrap-anywhere print:hidden">
        {hasPrices && (
          <LazyShopTotals view={view} locale={locale} labels={labels} titleOf={titleOf} onShops={onShops} />
        )}
        <ListNotices
          current={current}
          owner={owner}
          state={state}
          oldPrices={view.hasOldPrices}
          locale={locale}
          labels={labels}
        />
      </div>
      {sharing !== undefined && (
        <LazyShareSheet
          open={sharing}
          onClose={() => setSharing(false)}
          onFailure={() => {
            setSharing(undefined)
            showToast(tick.notLoaded)
          }}
          list={list}
          inAccount={owner !== null && !share}
          title={shownListName(current, labels)}
          view={view}
          signedIn={owner !== null || share !== null}
          locale={locale}
          labels={labels}
        />
      )}
    </div>
  )
}

/** A row that moves to another shop, or was joined with the same note, has lost the focus to the page. */
function keepFocus(id: string): void {
  if (document.activeElement === document.body) focusTick(id)
}

function focusTick(id: string): void {
  document.getElementById(tickId(id))?.focus({ preventScroll: true })
}
