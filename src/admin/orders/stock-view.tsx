import type { AdminViewServerProps } from 'payload'
import { z } from 'zod'
import { stockReasons } from '@/domain/stock-reasons'
import {
  readStockList,
  type StockQuestion,
  type StockRow,
  stockKinds,
  stockOnPage,
} from '@/features/shop/goods/stock/stock-list'
import { db } from '@/server/cms'
import { adminLocale, adminTranslations } from '../admin-translations'
import { Link } from '../shell/link'
import { goodsNameOf } from './goods-words'
import { ordersOnly, workAction } from './orders-only'
import { FormKey, KeptPage } from './outside-form'
import { BrokenRows, WorkPage } from './work-page'

const path = '/admin/orders/stock'
const query = z.object({
  kind: z.enum(stockKinds).catch('all'),
  below: z.coerce.number().pipe(z.int().min(1).max(10_000)).catch(5),
  q: z.string().max(200).catch(''),
  after: z.string().min(1).max(80).nullable().catch(null),
})

export async function StockView(props: AdminViewServerProps) {
  const user = ordersOnly(props, path)
  const { language } = props.initPageResult.req.i18n
  const t = adminTranslations(language)
  const { after, below, kind, q } = query.parse({ q: '', after: null, ...props.searchParams })
  const question = { after, below, kind, sought: q }
  const rows = await readStockList(await db(), adminLocale(language), question)
  const hasMore = rows.length + rows.broken.length > stockOnPage
  const last = hasMore ? rows.slice(0, stockOnPage).at(-1) : undefined
  return (
    <WorkPage view={props} user={user} page="stock">
      <Filter question={question} language={language} />
      <p>{t('orders.stock.help')}</p>
      <BrokenRows rows={rows.broken} language={language} />
      {rows.length === 0 ? (
        <p className="products-empty">{t('orders.stock.none')}</p>
      ) : (
        <ul className="orders-stock">
          {rows.slice(0, stockOnPage).map((row) => (
            <Row key={row.id} row={row} question={question} language={language} />
          ))}
        </ul>
      )}
      <p className="products-paging">
        {after && (
          <Link href={`${path}?${addressOf({ ...question, after: null })}`} prefetch={false}>
            {t('orders.stock.first')}
          </Link>
        )}
        {last && (
          <Link href={`${path}?${addressOf({ ...question, after: last.sku })}`} prefetch={false}>
            {t('orders.stock.next')}
          </Link>
        )}
      </p>
    </WorkPage>
  )
}

const fieldsOf = ({ after, below, kind, sought }: StockQuestion): [string, string][] => [
  ['q', sought],
  ['kind', kind],
  ['below', String(below)],
  ['after', after ?? ''],
]
const addressOf = (question: StockQuestion) => new URLSearchParams(fieldsOf(question).filter(([, value]) => value))

function Filter({ question, language }: { question: StockQuestion; language: string }) {
  const t = adminTranslations(language)
  return (
    <form method="get" action={path} className="filter-form">
      <label className="filter-form-wide">
        {t('orders.stock.seek')}
        <input type="search" name="q" defaultValue={question.sought} maxLength={200} autoComplete="off" />
      </label>
      <label>
        {t('orders.stock.show')}
        <select name="kind" defaultValue={question.kind}>
          {stockKinds.map((kind) => (
            <option key={kind} value={kind}>
              {t(`orders.stock.kinds.${kind}`)}
            </option>
          ))}
        </select>
      </label>
      <label>
        {t('orders.stock.below')}
        <input type="number" name="below" defaultValue={question.below} min={1} max={10_000} />
      </label>
      <div className="filter-form-actions">
        <button type="submit" className="admin-button">
          {t('orders.find.button')}
        </button>
      </div>
    </form>
  )
}

function Row({ row, question, language }: { row: StockRow; question: StockQuestion; language: string }) {
  const t = adminTranslations(language)
  const { correction, id, offSale, onHand, product, reserved, sku, unpacked } = row
  const shelf = onHand + unpacked
  return (
    <li>
      <Link href={`/admin/collections/products/${product}`} prefetch={false}>
        {goodsNameOf(row)} <small>{sku}</small>
      </Link>
      <span className="products-facts">
        <span>{t('orders.stock.onHand', { count: shelf })}</span>
        <span>{t('orders.stock.unpacked', { count: unpacked })}</span>
        <span>{t('orders.stock.reserved', { count: reserved })}</span>
        {offSale ? (
          <strong>{t('orders.stock.offSale')}</strong>
        ) : (
          <strong data-late={onHand - reserved <= 0 || undefined}>
            {t('orders.stock.free', { count: onHand - reserved })}
          </strong>
        )}
      </span>
      <details>
        <summary>{t('orders.stock.correct')}</summary>
        <form method="post" action={workAction('stock-corrected')} className="filter-form">
          <FormKey />
          <input type="hidden" name="variant" value={id} />
          <input type="hidden" name="seen" value={shelf} />
          <input type="hidden" name="correction" value={correction} />
          <KeptPage shown={Object.fromEntries(fieldsOf(question))} />
          <label>
            {t('orders.stock.counted')}
            <input type="number" name="counted" min={0} max={100_000} defaultValue={shelf} required />
          </label>
          <label>
            {t('orders.stock.reason')}
            <select name="reason" defaultValue="count">
              {stockReasons.map((reason) => (
                <option key={reason} value={reason}>
                  {t(`orders.stock.reasons.${reason}`)}
                </option>
              ))}
            </select>
          </label>
          <label className="filter-form-wide">
            {t('orders.why')}
            <input type="text" name="note" required minLength={3} maxLength={300} autoComplete="off" />
          </label>
          <div className="filter-form-actions">
            <button type="submit" className="admin-button">
              {t('orders.stock.save')}
            </button>
          </div>
        </form>
      </details>
    </li>
  )
}
