'use client'

import { useState } from 'react'
import { Button } from '@/design/button'
import { fill } from '@/design/cx'
import { formatEuro } from '@/design/format'
import type { Locale } from '@/i18n/routing'
import type { ListLabels } from '../labels'
import type { ListView } from '../view'
import { LaterItems, SumOf } from './list-sum'

type Props = {
  view: ListView
  locale: Locale
  labels: ListLabels
  titleOf: (id: string) => string
  onShops: (shops: string[]) => void
}

const mostShops = 6

export function ShopTotals({ view, locale, labels, titleOf, onShops }: Props) {
  const { shops, chosen, shopNames, saving, sums } = view
  const [isWhole, setIsWhole] = useState(false)
  const nameOf = (shop: string | null | undefined) => (shop && shopNames.get(shop)) || ''
  const itemsOf = (ids: string[]) => ids.map(titleOf).join(', ')
  const rows = shops.map(({ shops: [shop = ''], ...sum }) => ({ ...sum, shop }))
  const shown = rows.filter(({ shop }, index) => isWhole || index < mostShops || chosen.includes(shop))
  return (
    <>
      {saving && (
        <p className="rounded-md bg-accent-soft px-4 py-3 text-accent-strong">
          {fill(saving.than === null ? labels.saving : labels.savingThan, {
            saving: formatEuro(saving.cents, locale),
            shop: nameOf(saving.shop),
            other: nameOf(saving.than),
          })}
          {sums.one.missing.length > 0 && (
            <span> {fill(labels.savingMissing, { items: itemsOf(sums.one.missing) })}</span>
          )}
          <LaterItems sum={sums.one} locale={locale} labels={labels} titleOf={titleOf} />
        </p>
      )}
      {rows.length > 1 && (
        <div>
          <table className="w-full text-sm">
            <caption className="mb-2 text-left">
              <span className="text-base font-semibold">{labels.shopTotals}</span>
              <span className="block text-ink-soft">{labels.shopsHint}</span>
            </caption>
            <thead className="sr-only">
              <tr>
                <th scope="col">{labels.shop}</th>
                <th scope="col">{labels.total}</th>
              </tr>
            </thead>
            <tbody>
              {shown.map(({ shop, ...sum }) => (
                <tr key={shop} className="border-t border-line align-top">
                  <th scope="row" className="text-left font-normal">
                    <label className="flex min-h-11 cursor-pointer items-start gap-2 py-2 pr-2">
                      <input
                        type="checkbox"
                        checked={chosen.includes(shop)}
                        aria-labelledby={`goes-${shop}`}
                        onChange={({ target }) =>
                          onShops(target.checked ? [...chosen, shop] : chosen.filter((one) => one !== shop))
                        }
                        className="size-5 shrink-0 accent-accent"
                      />
                      <span className="min-w-0">
                        <span id={`goes-${shop}`} className="font-semibold">
                          {nameOf(shop)}
                        </span>
                        {sum.missing.length > 0 && (
                          <span className="block text-ink-soft">
                            {fill(labels.missing, { items: itemsOf(sum.missing) })}
                          </span>
                        )}
                        {sum.missing.length + sum.later.length === 0 && (
                          <span className="block text-ink-soft">{labels.hasAll}</span>
                        )}
                        <LaterItems sum={sum} locale={locale} labels={labels} titleOf={titleOf} />
                      </span>
                    </label>
                  </th>
                  <td className="w-28 py-2 text-right *:whitespace-normal">
                    <SumOf sum={sum} count={view.count} locale={locale} labels={labels} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
          {(isWhole || shown.length < rows.length) && (
            <Button variant="quiet" size="sm" aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
              {labels.moreShops}
            </Button>
          )}
        </div>
      )}
    </>
  )
}
