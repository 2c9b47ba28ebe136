'use client'

import { cx, fill } from '@/design/cx'
import type { Locale } from '@/i18n/routing'
import type { ListLabels } from '../labels'
import { type ListView, type PlanKind, planKinds } from '../view'
import { LaterItems, SumOf } from './list-sum'

type Props = {
  view: ListView
  kind: PlanKind
  locale: Locale
  labels: ListLabels
  titleOf: (id: string) => string
  onChoose: (kind: PlanKind) => void
}

export function PlanChoice({ view, kind, locale, labels, titleOf, onChoose }: Props) {
  const names = {
    one: labels.planOne,
    two: labels.planTwo,
    all: view.chosen.length > 0 ? labels.planChosen : labels.planAll,
    ticked: labels.planTicked,
  }
  return (
    <fieldset className="overflow-hidden rounded-md bg-surface inset-ring inset-ring-line print:hidden">
      <legend className="sr-only">{labels.plan}</legend>
      {planKinds.map((one) => {
        const sum = view.sums[one]
        return (
          <label
            key={one}
            className={cx(
              'grid min-h-14 cursor-pointer grid-cols-[auto_minmax(0,1fr)] items-center sm:grid-cols-[auto_minmax(0,1fr)_auto] gap-x-3 px-4 py-2 not-first-of-type:border-t not-first-of-type:border-line',
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
              <LaterItems sum={sum} locale={locale} labels={labels} titleOf={titleOf} />
            </span>
            <span className="max-sm:col-start-2">
              {sum.priced > 0 && <SumOf sum={sum} count={view.count} locale={locale} labels={labels} />}
            </span>
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
