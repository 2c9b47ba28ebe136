import Link from 'next/link'
import type { AdminViewServerProps } from 'payload'
import { type OpenLine, readOpenLines } from '@/features/shop/fulfilment/work-list'
import { db } from '@/server/cms'
import { adminTranslations } from '../admin-translations'
import { ordersOnly, workAction } from './orders-only'
import { ScanForm } from './scan-form'
import { WorkPage } from './work-page'

/** `/admin/orders/packing`: one walk through the store for all claimed orders, then a parcel for each. */
export async function PackingView(props: AdminViewServerProps) {
  const user = ordersOnly(props, '/admin/orders/packing')
  const { language } = props.initPageResult.req.i18n
  const t = adminTranslations(language)
  const lines = await readOpenLines(await db(), user.id)
  return (
    <WorkPage view={props} user={user} page="packing">
      {lines.length === 0 ? (
        <p className="products-intro">
          {t('orders.nothingClaimed')}{' '}
          <Link href="/admin/orders" prefetch={false}>
            {t('orders.pages.orders')}
          </Link>
        </p>
      ) : (
        <>
          <h2>{t('orders.pickingList')}</h2>
          <PickingList lines={lines} language={language} />
          <h2>{t('orders.parcels')}</h2>
          <ScanForm
            action={workAction('pack')}
            words={{
              scan: t('orders.scan'),
              hint: t('orders.scanHint'),
              found: t('orders.scanned', { title: '{title}', number: '{number}' }),
              unknown: t('orders.scanUnknown', { code: '{code}' }),
              pack: t('orders.packAll'),
            }}
          >
            {ordersOf(lines).map(([number, own]) => (
              <OrderParcel key={number} number={number} lines={own} language={language} />
            ))}
          </ScanForm>
        </>
      )}
    </WorkPage>
  )
}

function ordersOf(lines: OpenLine[]): [string, OpenLine[]][] {
  return [...Map.groupBy(lines, ({ orderNumber }) => orderNumber)]
}

/** Each article once, in the order of the store, with how many pieces and for which orders. */
function PickingList({ lines, language }: { lines: OpenLine[]; language: string }) {
  const t = adminTranslations(language)
  const articles = [...Map.groupBy(lines, ({ sku }) => sku)]
  return (
    <table className="orders-table">
      <thead>
        <tr>
          {(['pieces', 'sku', 'article', 'orders'] as const).map((name) => (
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
            <td>{sku}</td>
            <td>{nameOf(own[0])}</td>
            <td>
              {own.map(({ orderNumber, open }) => (open > 1 ? `${orderNumber} ×${open}` : orderNumber)).join(', ')}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function nameOf(line: OpenLine | undefined): string {
  return [line?.title, line?.colour, line?.size].filter(Boolean).join(', ')
}

/** What goes into the parcel of an order: all that is open, unless somebody writes less. */
function OrderParcel({ number, lines, language }: { number: string; lines: OpenLine[]; language: string }) {
  const t = adminTranslations(language)
  return (
    <fieldset className="orders-parcel">
      <legend>{number}</legend>
      <input type="hidden" name={`parcel:${lines[0]?.orderId}`} value={crypto.randomUUID()} />
      {lines.map((line) => (
        <label key={line.line}>
          <input
            type="number"
            name={`pack:${line.orderId}:${line.line}`}
            min={0}
            max={line.open}
            defaultValue={line.open}
            data-codes={[line.ean, line.sku].filter(Boolean).join(' ')}
            data-title={nameOf(line)}
            data-number={number}
          />
          <span>
            {t('orders.ofPieces', { count: line.open })} {nameOf(line)} <small>{line.sku}</small>
          </span>
        </label>
      ))}
    </fieldset>
  )
}
