import type { AdminViewServerProps } from 'payload'
import { type OpenLine, readOpenLines } from '@/features/shop/fulfilment/work-list'
import { withTitlesIn } from '@/features/shop/goods/titles'
import { db } from '@/server/cms'
import { adminLocale, adminTranslations } from '../admin-translations'
import { Link } from '../shell/link'
import { GoodsWords, goodsNameOf, PiecesInput } from './goods-words'
import { ordersOnly, workAction } from './orders-only'
import { FormKey } from './outside-form'
import { PrintButton, ScanForm } from './scan-form'
import { BrokenRows, WorkPage } from './work-page'

export async function PackingView(props: AdminViewServerProps) {
  const user = ordersOnly(props, '/admin/orders/packing')
  const { language } = props.initPageResult.req.i18n
  const t = adminTranslations(language)
  const database = await db()
  const open = await readOpenLines(database, user.id)
  const [lines = []] = await withTitlesIn(database, adminLocale(language), [open])
  const orders = [...Map.groupBy(lines, ({ orderNumber }) => orderNumber)]
  return (
    <WorkPage view={props} user={user} page="packing">
      <BrokenRows rows={open.broken} language={language} orders />
      {lines.length === 0 ? (
        <p className="products-empty">
          {t('orders.nothingClaimed')}{' '}
          <Link href="/admin/orders" prefetch={false}>
            {t('orders.toOrders')}
          </Link>
        </p>
      ) : (
        <div className="orders-packing">
          <section aria-labelledby="picking-list" className="orders-picking">
            <div className="orders-title">
              <h2 id="picking-list">{t('orders.pickingList')}</h2>
              <p className="products-facts">
                <span>{t('orders.pieces', { count: lines.reduce((sum, { open }) => sum + open, 0) })}</span>
                <span>{t('orders.inOrders', { count: orders.length })}</span>
              </p>
              <PrintButton label={t('orders.print')} />
            </div>
            <PickingList lines={lines} language={language} />
          </section>
          <section aria-labelledby="packing-parcels" className="orders-packs">
            <h2 id="packing-parcels">{t('orders.parcels')}</h2>
            <ScanForm
              action={workAction('pack')}
              words={{
                scan: t('orders.scan'),
                hint: t('orders.scanHint'),
                found: t('orders.scanned', { title: '{title}', number: '{number}' }),
                full: t('orders.scanFull', { title: '{title}' }),
                unknown: t('orders.scanUnknown', { code: '{code}' }),
                pack: t('orders.packAll'),
                reset: t('orders.packWhole'),
              }}
            >
              <FormKey />
              <div className="orders-parcels">
                {orders.map(([number, own]) => (
                  <OrderParcel key={number} lines={own} language={language} />
                ))}
              </div>
            </ScanForm>
          </section>
        </div>
      )}
    </WorkPage>
  )
}

function PickingList({ lines, language }: { lines: OpenLine[]; language: string }) {
  const t = adminTranslations(language)
  const articles = [...Map.groupBy(lines, ({ sku }) => sku)]
  return (
    <table className="orders-table">
      <thead>
        <tr>
          {(['pieces', 'article', 'orders'] as const).map((name) => (
            <th key={name} scope="col">
              {t(`orders.columns.${name}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {articles.map(([sku, own]) => (
          <tr key={sku}>
            <td>
              <strong>{own.reduce((sum, { open }) => sum + open, 0)}</strong>
            </td>
            <td>{own[0] && <GoodsWords goods={own[0]} />}</td>
            <td>
              {own.map(({ orderNumber, open }) => (open > 1 ? `${orderNumber} ×${open}` : orderNumber)).join(', ')}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function OrderParcel({ lines, language }: { lines: OpenLine[]; language: string }) {
  const t = adminTranslations(language)
  const [order] = lines
  if (!order) return null
  const asked = lines.reduce((sum, { open }) => sum + open, 0)
  return (
    <fieldset className="orders-parcel" data-parcel="full">
      <legend>
        {order.orderNumber} <output>{`${asked} / ${asked}`}</output>
      </legend>
      <input type="hidden" name={`parcel:${order.orderId}`} value={crypto.randomUUID()} />
      <p className="products-facts">
        <span>{`${order.name}, ${order.city}`}</span>
        <span>{order.shippingMethod}</span>
      </p>
      {order.customerNote && <p className="orders-note">{order.customerNote}</p>}
      {lines.map((line) => (
        <label key={line.line}>
          <GoodsWords goods={line} />
          <span className="orders-pieces">
            <PiecesInput
              name={`pack:${line.orderId}:${line.line}`}
              required={false}
              max={line.open}
              defaultValue={line.open}
              data-codes={[line.ean, line.sku].filter(Boolean).join(' ')}
              data-title={goodsNameOf(line)}
              data-number={order.orderNumber}
            />
            {t('orders.ofPieces', { count: line.open })}
          </span>
        </label>
      ))}
    </fieldset>
  )
}
