'use client'

import { ListPlus } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@/design/button'
import { Notice } from '@/design/notice'
import { showToast } from '@/design/toast-store'
import { itemsOn, type ShoppingList } from '@/domain/shopping-list'
import type { Locale } from '@/i18n/routing'
import { useSofiaDay } from '@/lib/use-sofia-day'
import { keepList } from '../client/list-store'
import { usePrices } from '../client/use-prices'
import type { ListLabels, TickLabels } from '../labels'
import { type PlanKind, viewOf, withUnseen } from '../view'
import { ShopGroups } from './item-row'
import { ListSum } from './list-sum'
import { PlanChoice } from './plan-choice'
import { ShopTotals } from './shop-totals'

type Props = {
  list: ShoppingList
  locale: Locale
  labels: ListLabels
  tick: TickLabels
  onDone: () => void
}

export function CopiedList({ list, locale, labels, tick, onDone }: Props) {
  const today = useSofiaDay()
  const items = itemsOn(list)
  const book = usePrices(items, locale, today, false)
  const [kind, setKind] = useState<PlanKind>('ticked')
  const [shops, setShops] = useState<string[]>([])
  const view = viewOf({ ...list, shops: [shops, 0] }, book, today, kind)
  const hasPrices = view.shops.length > 0
  const titleOf = (id: string) => items.find((item) => item.id === id)?.text[0].title ?? ''
  const keep = () => {
    const outcome = keepList(list)
    if (outcome === 'full') return showToast(labels.tooManyLists)
    showToast(outcome === 'not-stored' ? tick.notStored : labels.copySaved)
    onDone()
  }
  return (
    <div className="grid max-w-3xl gap-5">
      <Notice tone="note">{labels.copyText}</Notice>
      <div className="flex flex-wrap items-center justify-between gap-3 print:hidden">
        <h2 className="min-w-0 text-xl break-words">{list.name[0] || labels.untitled}</h2>
        <div className="flex flex-wrap gap-2">
          <Button onClick={keep}>
            <ListPlus aria-hidden size={18} />
            {labels.copyKeep}
          </Button>
          <Button variant="secondary" onClick={onDone}>
            {labels.copyLeave}
          </Button>
        </div>
      </div>
      {hasPrices && (
        <PlanChoice view={view} kind={kind} locale={locale} labels={labels} titleOf={titleOf} onChoose={setKind} />
      )}
      <ShopGroups groups={view.groups} count={view.count} locale={locale} today={today} labels={labels} />
      <ListSum items={items} sum={view.sums[kind]} locale={locale} labels={labels} />
      {view.hasOldPrices && <p className="text-sm text-ink-soft print:hidden">{labels.oldPrices}</p>}
      {hasPrices && (
        <div className="grid gap-5 print:hidden">
          <ShopTotals
            view={view}
            locale={locale}
            labels={labels}
            titleOf={titleOf}
            onShops={(shown) => setShops(withUnseen(shops, view.chosen, shown))}
          />
        </div>
      )}
    </div>
  )
}
