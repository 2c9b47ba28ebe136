import type { AdminViewServerProps } from 'payload'
import type { ReactNode } from 'react'
import { z } from 'zod'
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
import { carriersOfShop } from '@/features/shop/goods/delivery/import-points'
import { withTitlesIn } from '@/features/shop/goods/titles'
import { db } from '@/server/cms'
import { placeText, soughtText } from '@/server/db/list-page'
import type { Counted } from '@/server/db/readable-rows'
import { adminLocale, adminTranslations } from '../admin-translations'
import { Link } from '../shell/link'
import { AskCarriers, carrierLabels } from './carrier-labels'
import { AskingButton, ChosenBar } from './chosen-bar'
import { GoodsWords, PiecesInput } from './goods-words'
import { ListPages, ListSearch, NoRows } from './list-pages'
import { MoreRows } from './more-rows'
import { ordersOnly, workAction } from './orders-only'
import { FieldForm, type PageShown } from './outside-form'
import { ParcelList } from './parcel-list'
import { RefundField } from './work-fields'
import { BrokenRows, WorkPage } from './work-page'

const path = '/admin/orders/parcels'
const lists = { 'packed-parcels': placeText, 'shipped-parcels': placeText, 'refused-parcels': placeText }
const query = z.object({ q: soughtText, ...lists })
const first = { q: '', 'packed-parcels': null, 'shipped-parcels': null, 'refused-parcels': null }

type HandedOverProps = { parcels: Counted<ListedParcel>; chosen: ReactNode; shown: PageShown; language: string }

/** None is ticked at first: most of them may be those of a colleague, which the driver has already taken. */
function HandedOver({ parcels, chosen, shown, language }: HandedOverProps) {
  if (parcels.length === 0) return null
  const t = adminTranslations(language)
  return (
    <section aria-labelledby="handed-over">
      <h2 id="handed-over">{t('orders.handedOver.title', { count: parcels.count })}</h2>
      <p className="products-intro">{t('orders.handedOver.text', { minutes: undoMinutes })}</p>
      <FieldForm action={workAction('ship-undone')} shown={shown}>
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
  const user = ordersOnly(props, path)
  const { language } = props.initPageResult.req.i18n
  const t = adminTranslations(language)
  const database = await db()
  const { q: sought, ...after } = query.parse({ ...first, ...props.searchParams })
  const [handedOver, packed, shipped, refused, carriers] = await Promise.all([
    readHandedOver(database, sought),
    readParcels(database, 'packed', { sought, after: after['packed-parcels'] }),
    readParcels(database, 'shipped', { sought, after: after['shipped-parcels'] }),
    readParcels(database, 'refused', { sought, after: after['refused-parcels'] }),
    carriersOfShop(database),
  ])
  const paged = { path, sought, language }
  const shown = { q: sought, ...after }
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
      <ListSearch {...paged} label={t('orders.pagesOfList.parcel')} />
      <HandedOver parcels={handedOver} chosen={chosen} shown={shown} language={language} />
      <h2 id="packed-parcels">{t('orders.packed', { count: packed.count })}</h2>
      {packed.length === 0 ? (
        <NoRows {...paged}>{t('orders.nonePacked')}</NoRows>
      ) : (
        <FieldForm action={workAction('ship')} shown={shown}>
          <div className="orders-actions orders-bar">
            {chosen}
            <button type="submit" className="admin-button" formAction={workAction('labels.pdf')} formTarget="_blank">
              {t('orders.labels')}
            </button>
            <AskingButton
              strong
              least={2}
              label={t('orders.handOver')}
              question={t('orders.handOverQuestion', { count: '{count}', minutes: undoMinutes })}
            />
            <AskCarriers labels={labels} language={language} />
          </div>
          <ParcelList parcels={packed} labelledBy="packed-parcels" packed labels={labels} language={language} />
        </FieldForm>
      )}
      <ListPages {...paged} rows={packed} name="packed-parcels" />
      <h2 id="shipped-parcels">{t('orders.onTheWay', { count: shipped.count })}</h2>
      {shipped.length === 0 ? (
        <NoRows {...paged}>{t('orders.noneOnTheWay')}</NoRows>
      ) : (
        <FieldForm action={workAction('delivered')} shown={shown}>
          <div className="orders-actions orders-bar">
            {chosen}
            <AskingButton
              noValidate
              label={t('orders.delivered')}
              question={t('orders.deliveredQuestion', { count: '{count}' })}
            />
            <AskingButton
              noValidate
              action={workAction('refused')}
              label={t('orders.refused')}
              question={t('orders.refusedQuestion', { count: '{count}' })}
            />
          </div>
          <ParcelList parcels={shipped} labelledBy="shipped-parcels" carriers={carriers} language={language} />
        </FieldForm>
      )}
      <ListPages {...paged} rows={shipped} name="shipped-parcels" />
      <h2 id="refused-parcels">{t('orders.comingBack', { count: refused.count })}</h2>
      {refused.length === 0 ? (
        <NoRows {...paged}>{t('orders.noneComingBack')}</NoRows>
      ) : (
        <>
          <p className="products-intro">{t('orders.checkInHint')}</p>
          <div className="orders-parcels">
            {refused.map((parcel) => (
              <ReturningParcel
                key={parcel.id}
                parcel={parcel}
                returning={named.get(parcel.id)}
                shown={shown}
                language={language}
              />
            ))}
          </div>
        </>
      )}
      <ListPages {...paged} rows={refused} name="refused-parcels" />
    </WorkPage>
  )
}

type Props = { parcel: ListedParcel; returning: Returning | undefined; shown: PageShown; language: string }

function ReturningParcel({ parcel, returning, shown, language }: Props) {
  const t = adminTranslations(language)
  const locale = adminLocale(language)
  if (!returning) return null
  const { dueCents, lines, mostCents } = returning
  return (
    <FieldForm action={workAction('check-in')} shown={shown}>
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
        <div className="orders-actions">
          <button type="submit" className="admin-button admin-button-strong">
            {t('orders.checkIn')}
          </button>
          <AskingButton
            noValidate
            action={workAction('delivered')}
            label={t('orders.deliveredAfterAll')}
            question={t('orders.deliveredQuestion', { count: '{count}' })}
          />
          <button type="submit" className="admin-button" formAction={workAction('refused-undone')} formNoValidate>
            {t('orders.stillOnTheWay')}
          </button>
        </div>
      </fieldset>
    </FieldForm>
  )
}
