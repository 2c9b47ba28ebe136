import Link from 'next/link'
import type { AdminViewServerProps } from 'payload'
import { formatDay } from '@/design/format'
import { sofiaDay } from '@/domain/calendar-day'
import { type Parcel, readParcels } from '@/features/shop/fulfilment/parcels'
import { db } from '@/server/cms'
import { adminLocale, adminTranslations } from '../admin-translations'
import { AskCarriers, CarrierLabel, type CarrierLabels, carrierLabels } from './carrier-labels'
import { ordersOnly, workAction } from './orders-only'
import { WorkPage } from './work-page'

/** `/admin/orders/parcels`: labels and tracking numbers of what is packed, and what is on its way. */
export async function ParcelsView(props: AdminViewServerProps) {
  const user = ordersOnly(props, '/admin/orders/parcels')
  const { language } = props.initPageResult.req.i18n
  const t = adminTranslations(language)
  const database = await db()
  const [packed, shipped] = await Promise.all([readParcels(database, 'packed'), readParcels(database, 'shipped')])
  const ofCarriers = await carrierLabels(database, packed)
  const labels = new URLSearchParams(packed.slice(0, 100).map(({ id }) => ['parcel', id]))
  return (
    <WorkPage view={props} user={user} page="parcels">
      <h2 id="packed-parcels">{t('orders.packed', { count: packed.length })}</h2>
      {packed.length === 0 ? (
        <p className="products-intro">{t('orders.nonePacked')}</p>
      ) : (
        <form method="post" action={workAction('ship')}>
          <p className="orders-actions">
            <a href={`${workAction('labels.pdf')}?${labels}`} className="admin-button" target="_blank" rel="noopener">
              {t('orders.labels')}
            </a>
            <button type="submit" className="admin-button admin-button-strong">
              {t('orders.handOver')}
            </button>
            <AskCarriers labels={ofCarriers} language={language} />
          </p>
          <ParcelList parcels={packed} labelledBy="packed-parcels" chosen labels={ofCarriers} language={language} />
        </form>
      )}
      <h2 id="shipped-parcels">{t('orders.onTheWay', { count: shipped.length })}</h2>
      {shipped.length === 0 ? (
        <p className="products-intro">{t('orders.noneOnTheWay')}</p>
      ) : (
        <form method="post" action={workAction('delivered')}>
          <p className="orders-actions">
            <button type="submit" className="admin-button">
              {t('orders.delivered')}
            </button>
            <button type="submit" className="admin-button" formAction={workAction('refused')}>
              {t('orders.refused')}
            </button>
          </p>
          <ParcelList parcels={shipped} labelledBy="shipped-parcels" language={language} />
        </form>
      )}
    </WorkPage>
  )
}

type ListProps = { parcels: Parcel[]; labelledBy: string; chosen?: boolean; labels?: CarrierLabels; language: string }

function ParcelList({ parcels, labelledBy, chosen = false, labels, language }: ListProps) {
  const t = adminTranslations(language)
  const locale = adminLocale(language)
  return (
    <ul className="orders-list" aria-labelledby={labelledBy}>
      {parcels.map(({ id, orderId, number, name, city, method, pieces, tracking, since }) => (
        <li key={id}>
          <input
            type="checkbox"
            name="parcel"
            value={id}
            defaultChecked={chosen}
            aria-label={t('orders.choose', { number })}
          />
          <div>
            <p>
              <Link href={`/admin/collections/orders/${orderId}`} prefetch={false}>
                {number}
              </Link>
            </p>
            <p className="products-facts">
              <span>{formatDay(sofiaDay(since), locale, 'short')}</span>
              <span>{t('orders.pieces', { count: pieces })}</span>
              <span>{`${name}, ${city}`}</span>
              <span>{method}</span>
              {tracking && <span>{tracking}</span>}
            </p>
            {labels && <CarrierLabel parcel={id} labels={labels} language={language} />}
          </div>
          {chosen && (
            <label className="orders-tracking">
              {t('orders.tracking')}{' '}
              <input
                type="text"
                name={`tracking:${id}`}
                defaultValue={tracking ?? ''}
                maxLength={60}
                autoComplete="off"
              />
            </label>
          )}
        </li>
      ))}
    </ul>
  )
}
