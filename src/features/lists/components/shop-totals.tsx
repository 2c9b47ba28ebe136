import { fill } from '@/design/fill'
import { formatEuro } from '@/design/format'
import type { Locale } from '@/i18n/routing'
import type { ListLabels } from '../labels'
import { savingOf } from '../saving'
import type { ListView } from '../view'

type Props = { view: ListView; locale: Locale; labels: ListLabels; titleOf: (id: string) => string }

const mostShops = 6

/** What the best shop saves, and what the whole list costs in each shop, with what is missing there. */
export function ShopTotals({ view, locale, labels, titleOf }: Props) {
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
