import type { AdminViewServerProps } from 'payload'
import type { ReactNode } from 'react'
import { formatDay } from '@/design/format'
import { sofiaDay } from '@/domain/calendar-day'
import { undoMinutes } from '@/features/shop/fulfilment/parcel-mail'
import {
  type ListedParcel,
  type Returning,
  readHandedOver,
  readParcels,
  readReturning,
} from '@/features/shop/fulfilment/parcels'
import { withTitlesIn } from '@/features/shop/goods/titles'
import { db } from '@/server/cms'
import type { Counted } from '@/server/db/readable-rows'
import { adminLocale, adminTranslations } from '../admin-translations'
import { Link } from '../shell/link'
import { AskCarriers, carrierLabels } from './carrier-labels'
import { ChosenBar, HandOverButton } from './chosen-bar'
import { GoodsWords, PiecesInput } from './goods-words'
import { MoreRows } from './more-rows'
import { ordersOnly, workAction } from './orders-only'
import { FieldForm } from './outside-form'
import { ParcelList } from './parcel-list'
import { RefundField } from './work-fields'
import { BrokenRows, WorkPage } from './work-page'

type HandedOverProps = { parcels: Counted<ListedParcel>; chosen: ReactNode; language: string }

/** None is ticked at first: most of them may be those of a colleague, which the driver has already taken. */
function HandedOver({ parcels, chosen, language }: HandedOverProps) {
  if (parcels.length === 0) return null
  const t = adminTranslations(language)
  return (
    <section aria-labelledby="handed-over">
      <h2 id="handed-over">{t('orders.handedOver.title', { count: parcels.count })}</h2>
      <p className="products-intro">{t('orders.handedOver.text', { minutes: undoMinutes })}</p>
      <FieldForm action={workAction('ship-undone')}>
        <div className="orders-actions orders-bar">
          {chosen}
          <button type="submit" className="admin-button">
            {t('orders.handedOver.undo')}
          </button>
        </div>
        <ul className="orders-list">
          {parcels.map(({ id, number, name, city }) => (
            <li key={id}>
              <label className="orders-choice">
                <input
                  type="checkbox"
                  name="parcel"
                  value={id}
                  aria-label={t('orders.handedOver.choose', { number })}
                />
              </label>
              <div className="orders-who">
                <p>{number}</p>
                <p>{`${name}, ${city}`}</p>
              </div>
            </li>
          ))}
        </ul>
        <MoreRows rows={parcels} language={language} />
      </FieldForm>
    </section>
  )
}

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
      <HandedOver parcels={handedOver} chosen={chosen} language={language} />
      <h2 id="packed-parcels">{t('orders.packed', { count: packed.count })}</h2>
      <MoreRows rows={packed} language={language} />
      {packed.length === 0 ? (
        <p className="products-empty">{t('orders.nonePacked')}</p>
      ) : (
        <FieldForm action={workAction('ship')}>
          <div className="orders-actions orders-bar">
            {chosen}
            <button type="submit" className="admin-button" formAction={workAction('labels.pdf')} formTarget="_blank">
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
      <h2 id="shipped-parcels">{t('orders.onTheWay', { count: shipped.count })}</h2>
      <MoreRows rows={shipped} language={language} />
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
      <h2 id="refused-parcels">{t('orders.comingBack', { count: refused.count })}</h2>
      <MoreRows rows={refused} language={language} />
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

type Props = { parcel: ListedParcel; returning: Returning | undefined; language: string }

function ReturningParcel({ parcel, returning, language }: Props) {
  const t = adminTranslations(language)
  const locale = adminLocale(language)
  if (!returning) return null
  const { dueCents, lines, mostCents } = returning
  return (
    <FieldForm action={workAction('check-in')}>
      <fieldset className="orders-parcel">
        <legend>
          <Link href={`/admin/collections/orders/${parcel.orderId}`} prefetch={false}>
            {parcel.number}
          </Link>
        </legend>
        <input type="hidden" name="parcel" value={parcel.id} />
        <p className="products-facts">
          <span>{t('orders.refusedOn', { day: formatDay(sofiaDay(parcel.since), locale, 'full') })}</span>
          <span>{`${parcel.name}, ${parcel.city}`}</span>
          {parcel.tracking && <span>{parcel.tracking}</span>}
        </p>
        {lines.map((line) => (
          <label key={line.line}>
            <GoodsWords goods={line} />
            <span className="orders-pieces">
              <PiecesInput
                name={`back:${line.line}`}
                max={line.pieces}
                defaultValue={line.pieces}
                aria-label={t('orders.backToStock', { title: line.title })}
              />
              {t('orders.ofPieces', { count: line.pieces })}
            </span>
          </label>
        ))}
        <RefundField dueCents={dueCents} mostCents={mostCents} limitCents={dueCents} language={language} />
        <button type="submit" className="admin-button admin-button-strong">
          {t('orders.checkIn')}
        </button>
      </fieldset>
    </FieldForm>
  )
}
