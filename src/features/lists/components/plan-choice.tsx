'use client'

import { cx, fill } from '@/design/cx'
import { formatEuro } from '@/design/format'
import type { Locale } from '@/i18n/routing'
import type { ListLabels } from '../labels'
import { savingOf } from '../saving'
import { type ListView, type PlanKind, planKinds } from '../view'
import { SumOf } from './list-sum'

type ShopTotalsProps = { view: ListView; locale: Locale; labels: ListLabels; titleOf: (id: string) => string }

const mostShops = 6

export function ShopTotals({ view, locale, labels, titleOf }: ShopTotalsProps) {
  const { shops, shopNames, wanted, tickedCents } = view
  const nameOf = (shop: string | null | undefined) => (shop && shopNames.get(shop)) || ''
  const saving = savingOf(wanted, shops, tickedCents)
  const itemsOf = (ids: string[]) => ids.map(titleOf).join(', ')
  const missing = shops[0]?.missing ?? []
  return (
    <>
      {saving && (
        <p className="rounded-md bg-accent-soft px-4 py-3 text-accent-strong">
          {fill(saving.than === null ? labels.saving : labels.savingThan, {
            saving: formatEuro(saving.cents, locale),
            shop: nameOf(saving.shop),
            other: nameOf(saving.than),
          })}
          {missing.length > 0 && <> {fill(labels.savingMissing, { items: itemsOf(missing) })}</>}
        </p>
      )}
      {shops.length > 1 && (
        <table className="w-full text-sm">
          <caption className="mb-2 text-left text-base font-semibold">{labels.shopTotals}</caption>
          <thead className="sr-only">
            <tr>
              <th scope="col">{labels.shop}</th>
              <th scope="col">{labels.total}</th>
            </tr>
          </thead>
          <tbody>
            {shops.slice(0, mostShops).map(({ shops: [shop], totalCents, missing: lacks }) => (
              <tr key={shop} className="border-t border-line align-top">
                <th scope="row" className="py-2 pr-3 text-left font-normal">
                  <span className="font-semibold">{nameOf(shop)}</span>
                  <span className="block text-ink-soft">
                    {lacks.length > 0 ? fill(labels.missing, { items: itemsOf(lacks) }) : labels.hasAll}
                  </span>
                </th>
                <td className="py-2 text-right font-bold whitespace-nowrap tabular">
                  {formatEuro(totalCents, locale)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  )
}

type Props = {
  view: ListView
  count: number
  kind: PlanKind
  locale: Locale
  labels: ListLabels
  titleOf: (id: string) => string
  onChoose: (kind: PlanKind) => void
}

export function PlanChoice({ view, count, kind, locale, labels, titleOf, onChoose }: Props) {
  const names = { one: labels.planOne, two: labels.planTwo, all: labels.planAll, ticked: labels.planTicked }
  return (
    <fieldset className="overflow-hidden rounded-md bg-surface inset-ring inset-ring-line print:hidden">
      <legend className="sr-only">{labels.plan}</legend>
      {planKinds.map((one) => {
        const sum = view.sums[one]
        return (
          <label
            key={one}
            className={cx(
              'grid min-h-14 cursor-pointer grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 px-4 py-2 not-first-of-type:border-t not-first-of-type:border-line',
              one === kind ? 'bg-accent-soft' : 'hover:bg-sunken',
            )}
          >
            <input
              type="radio"
              name="plan"
              checked={one === kind}
              onChange={() => onChoose(one)}
              className="size-5 accent-accent"
            />
            <span className="min-w-0 leading-snug">
              <span className="font-semibold">{names[one]}</span>
              <span className="block text-sm text-ink-soft">
                {sum.shops.map((shop) => view.shopNames.get(shop)).join(' + ')}
              </span>
              {sum.missing.length > 0 && (
                <span className="block text-sm text-ink-soft">
                  {fill(labels.missing, { items: sum.missing.map(titleOf).join(', ') })}
                </span>
              )}
            </span>
            <SumOf sum={sum} count={count} locale={locale} labels={labels} />
          </label>
        )
      })}
      {view.unpriced.length > 0 && (
        <p className="border-t border-line px-4 py-2 text-sm wrap-anywhere text-ink-soft">
          {fill(labels.unpriced, { items: view.unpriced.map(({ id }) => titleOf(id)).join(', ') })}
        </p>
      )}
    </fieldset>
  )
}
