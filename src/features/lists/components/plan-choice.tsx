'use client'

import { cx, fill } from '@/design/cx'
import { formatEuro } from '@/design/format'
import type { ShoppingPlan } from '@/domain/list-totals'
import type { Locale } from '@/i18n/routing'
import type { ListLabels } from '../labels'
import { savingOf } from '../saving'
import { type ListView, type PlanKind, planKinds } from '../view'

type ShopTotalsProps = { view: ListView; locale: Locale; labels: ListLabels; titleOf: (id: string) => string }

const mostShops = 6

/** What the best shop saves, and what the whole list costs in each shop, with what is missing there. */
function ShopTotals({ view, locale, labels, titleOf }: ShopTotalsProps) {
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
  kind: PlanKind
  locale: Locale
  labels: ListLabels
  titleOf: (id: string) => string
  onChoose: (kind: PlanKind) => void
}

/** The choice of where to buy: as ticked, in the cheapest shop, or in the cheapest two, each with its total. */
export function PlanChoice({ view, kind, locale, labels, titleOf, onChoose }: Props) {
  const names = { ticked: labels.planTicked, one: labels.planOne, two: labels.planTwo }
  const tickedCents = [...view.tickedCents.values()].reduce((sum, cents) => sum + cents, 0)
  const plans = { ticked: null, one: view.one, two: view.two }
  return (
    <div className="grid content-start gap-4 print:hidden">
      <ShopTotals view={view} locale={locale} labels={labels} titleOf={titleOf} />
      <fieldset className="grid content-start gap-2">
        <legend className="mb-2 text-lg font-semibold">{labels.plan}</legend>
        {planKinds.map((one) => (
          <label
            key={one}
            className={cx(
              'grid cursor-pointer grid-cols-[auto_minmax(0,1fr)_auto] items-start gap-x-3 rounded-md bg-surface px-4 py-3 inset-ring',
              one === kind ? 'inset-ring-2 inset-ring-accent' : 'inset-ring-line hover:inset-ring-line-strong',
            )}
          >
            <input
              type="radio"
              name="plan"
              checked={one === kind}
              onChange={() => onChoose(one)}
              className="mt-1 size-5 accent-accent"
            />
            <span className="min-w-0">
              <span className="font-semibold">{names[one]}</span>
              <PlanFacts plan={plans[one]} labels={labels} shopNames={view.shopNames} titleOf={titleOf} />
              {view.withCard[one] && <span className="block text-sm text-ink-soft">{labels.loyalty}</span>}
            </span>
            <span className="font-bold whitespace-nowrap tabular">
              {formatEuro(plans[one]?.totalCents ?? tickedCents, locale)}
            </span>
          </label>
        ))}
        {view.unpriced.length > 0 && (
          <p className="text-sm text-ink-soft">
            {fill(labels.unpriced, { items: view.unpriced.map(({ id }) => titleOf(id)).join(', ') })}
          </p>
        )}
      </fieldset>
    </div>
  )
}

type FactsProps = {
  plan: ShoppingPlan | null
  labels: ListLabels
  shopNames: Map<string, string>
  titleOf: (id: string) => string
}

function PlanFacts({ plan, labels, shopNames, titleOf }: FactsProps) {
  if (!plan) return null
  return (
    <>
      <span className="block text-sm text-ink-soft">{plan.shops.map((shop) => shopNames.get(shop)).join(' + ')}</span>
      {plan.missing.length > 0 && (
        <span className="block text-sm text-ink-soft">
          {fill(labels.missing, { items: plan.missing.map(titleOf).join(', ') })}
        </span>
      )}
    </>
  )
}
