import type { AdminViewServerProps } from 'payload'
import { undoMinutes } from '@/features/shop/fulfilment/parcel-mail'
import { readHandedOver, readParcels, readReturning } from '@/features/shop/fulfilment/parcels'
import { withTitlesIn } from '@/features/shop/goods/titles'
import { db } from '@/server/cms'
import { adminLocale, adminTranslations } from '../admin-translations'
import { BrokenRows } from './broken-rows'
import { AskCarriers, carrierLabels } from './carrier-labels'
import { ChosenBar } from './chosen-bar'
import { FieldForm } from './field-form'
import { HandOverButton } from './hand-over-button'
import { HandedOver } from './handed-over'
import { ordersOnly, workAction } from './orders-only'
import { ParcelList } from './parcel-list'
import { ReturningParcel } from './returning-parcel'
import { WorkPage } from './work-page'

export async function ParcelsView(props: AdminViewServerProps) {
  const user = ordersOnly(props, '/admin/orders/parcels')
  const { language } = props.initPageResult.req.i18n
  const t = adminTranslations(language)
  const database = await db()
  const [handedOver, packed, shipped, refused] = await Promise.all([
    readHandedOver(database),
    readParcels(database, 'packed'),
    readParcels(database, 'shipped'),
    readParcels(database, 'refused'),
  ])
  const [returning, labels] = await Promise.all([readReturning(database, refused), carrierLabels(database, packed)])
  const contents = refused.map(({ id }) => returning.get(id)?.lines ?? [])
  const titled = await withTitlesIn(database, adminLocale(language), contents)
  const named = new Map(
    refused.flatMap(({ id }, at) => {
      const found = returning.get(id)
      return found ? [[id, { ...found, lines: titled[at] ?? [] }] as const] : []
    }),
  )
  const chosen = (
    <ChosenBar
      name="parcel"
      words={{ all: t('orders.chooseAll'), chosen: t('orders.chosen', { chosen: '{chosen}', all: '{all}' }) }}
    />
  )
  return (
    <WorkPage view={props} user={user} page="parcels">
      <BrokenRows rows={[...packed.broken, ...shipped.broken, ...refused.broken]} language={language} />
      <HandedOver parcels={handedOver} language={language} />
      <h2 id="packed-parcels">{t('orders.packed', { count: packed.length })}</h2>
      {packed.length === 0 ? (
        <p className="products-empty">{t('orders.nonePacked')}</p>
      ) : (
        <FieldForm action={workAction('ship')}>
          <div className="orders-actions orders-bar">
            {chosen}
            <button
              type="submit"
              className="admin-button"
              formMethod="get"
              formAction={workAction('labels.pdf')}
              formTarget="_blank"
            >
              {t('orders.labels')}
            </button>
            <HandOverButton
              label={t('orders.handOver')}
              question={t('orders.handOverQuestion', { count: '{count}', minutes: undoMinutes })}
            />
            <AskCarriers labels={labels} language={language} />
          </div>
          <ParcelList parcels={packed} labelledBy="packed-parcels" packed labels={labels} language={language} />
        </FieldForm>
      )}
      <h2 id="shipped-parcels">{t('orders.onTheWay', { count: shipped.length })}</h2>
      {shipped.length === 0 ? (
        <p className="products-empty">{t('orders.noneOnTheWay')}</p>
      ) : (
        <FieldForm action={workAction('delivered')}>
          <div className="orders-actions orders-bar">
            {chosen}
            <button type="submit" className="admin-button">
              {t('orders.delivered')}
            </button>
            <button type="submit" className="admin-button" formAction={workAction('refused')}>
              {t('orders.refused')}
            </button>
          </div>
          <ParcelList parcels={shipped} labelledBy="shipped-parcels" language={language} />
        </FieldForm>
      )}
      <h2 id="refused-parcels">{t('orders.comingBack', { count: refused.length })}</h2>
      {refused.length === 0 ? (
        <p className="products-empty">{t('orders.noneComingBack')}</p>
      ) : (
        <>
          <p className="products-intro">{t('orders.checkInHint')}</p>
          <div className="orders-parcels">
            {refused.map((parcel) => (
              <ReturningParcel key={parcel.id} parcel={parcel} returning={named.get(parcel.id)} language={language} />
            ))}
          </div>
        </>
      )}
    </WorkPage>
  )
}
