import type { ShopServicesBlock } from '@payload-types'
import { formatEuro } from '@/design/format'
import { Section } from '@/design/section'
import type { ShippingMethod } from '@/features/shop/goods/delivery/shipping-methods'
import { workdaysText } from '@/features/shop/goods/delivery/workdays'
import { getServices, isSellerRegistered } from '@/features/shop/orders/current-shop'
import type { Locale } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import type { BlockProps } from '@/lib/block-types'

export async function ShopServices({ block, locale }: BlockProps<ShopServicesBlock>) {
  const [{ methods, payments }, hasVat] = await Promise.all([getServices(locale), isSellerRegistered()])
  const t = translatorFor(locale, 'services')
  const payment = translatorFor(locale, 'checkout.payments')
  return (
    <Section {...block} bodyLang={locale}>
      {methods.length > 0 ? (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls sideways must be reached by keyboard.
        <section className="services-scroll" aria-label={t('delivery')} tabIndex={0}>
          <DeliveryTable methods={methods} hasVat={hasVat} locale={locale} />
        </section>
      ) : (
        <p className="text-ink-soft">{t('none')}</p>
      )}
      {payments.length > 0 && (
        <>
          <h3 className="mt-10 mb-3 text-lg">{t('payment')}</h3>
          <dl className="grid gap-4 sm:grid-cols-3">
            {payments.map((method) => (
              <div key={method}>
                <dt className="font-semibold">{payment(`${method}.name`)}</dt>
                <dd className="text-sm text-ink-soft">{payment(`${method}.hint`)}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </Section>
  )
}

type TableProps = { methods: ShippingMethod[]; hasVat: boolean; locale: Locale }

function DeliveryTable({ methods, hasVat, locale }: TableProps) {
  const t = translatorFor(locale, 'services')
  const kilos = new Intl.NumberFormat(locale, { style: 'unit', unit: 'kilogram', maximumFractionDigits: 1 })
  const rows: [label: string, cell: (method: ShippingMethod) => string][] = [
    [t('where'), ({ kind }) => t(`kind.${kind}`)],
    [t('days'), (method) => workdaysText(method, locale)],
    [
      t(hasVat ? 'price' : 'priceBare'),
      ({ freeFromCents, rates }) =>
        freeFromCents === 0
          ? t('free')
          : rates
              .map(({ upToGrams, priceCents }) =>
                t('upTo', { weight: kilos.format(upToGrams / 1000), price: formatEuro(priceCents, locale) }),
              )
              .join('\n'),
    ],
    [
      t('free'),
      ({ freeFromCents }) =>
        freeFromCents === null
          ? '–'
          : freeFromCents === 0
            ? t('always')
            : t('freeFrom', { price: formatEuro(freeFromCents, locale) }),
    ],
    [t('cash'), ({ cashOnDelivery }) => t(cashOnDelivery ? 'yes' : 'no')],
  ]
  return (
    <table className="services-table">
      <caption className="sr-only">{t('delivery')}</caption>
      <thead>
        <tr>
          <td />
          {methods.map(({ id, name }) => (
            <th key={id} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([label, cell]) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            {methods.map((method) => (
              <td key={method.id} className="tabular whitespace-pre-line">
                {cell(method)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
