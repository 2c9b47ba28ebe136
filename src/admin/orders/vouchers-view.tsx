import { Link } from '../shell/link'
import '../filter-form.css'
import type { AdminViewServerProps } from 'payload'
import { z } from 'zod'
import { formatDay, formatEuro } from '@/design/format'
import { sofiaDay } from '@/domain/calendar-day'
import { findVouchers, type ListedVoucher, readLedger } from '@/features/shop/orders/vouchers/staff-lists'
import { isForPrint } from '@/features/shop/orders/vouchers/voucher-rows'
import { db } from '@/server/cms'
import { adminLocale, adminTranslations } from '../admin-translations'
import { MoreRows } from './more-rows'
import { ordersOnly } from './orders-only'
import { VoucherLedger } from './voucher-ledger'
import { BrokenRows, WorkPage } from './work-page'

const vouchersPath = '/admin/orders/vouchers'

const text = z.string().max(200).catch('')
const query = z.object({ q: text, voucher: z.uuid().nullable().catch(null) })

export async function VouchersView(props: AdminViewServerProps) {
  const user = ordersOnly(props, vouchersPath)
  const { language } = props.initPageResult.req.i18n
  const t = adminTranslations(language)
  const { q, voucher: id } = query.parse({ q: '', voucher: null, ...props.searchParams })
  const database = await db()
  const vouchers = await findVouchers(database, q, id)
  const chosen = id ? vouchers[0] : undefined
  const entries = chosen && (await readLedger(database, chosen.id))
  return (
    <WorkPage view={props} user={user} page="vouchers">
      <form method="get" className="filter-form">
        <label className="filter-form-wide">
          {t('orders.vouchers.seek')}
          <input type="search" name="q" defaultValue={q} maxLength={200} autoComplete="off" />
        </label>
        <div className="filter-form-actions">
          <button type="submit" className="admin-button">
            {t('orders.returns.seekButton')}
          </button>
        </div>
      </form>
      <BrokenRows rows={vouchers.broken} language={language} />
      {chosen && entries ? (
        <>
          <p>
            <Link href={vouchersPath} prefetch={false}>
              {t('orders.vouchers.all')}
            </Link>
          </p>
          <BrokenRows rows={entries.broken} language={language} />
          <VoucherLedger voucher={chosen} entries={entries} language={language} />
        </>
      ) : (
        <>
          <VoucherTable vouchers={vouchers} language={language} />
          <MoreRows rows={vouchers} language={language} newest />
        </>
      )}
    </WorkPage>
  )
}

function VoucherTable({ vouchers, language }: { vouchers: ListedVoucher[]; language: string }) {
  const t = adminTranslations(language)
  const locale = adminLocale(language)
  if (vouchers.length === 0) return <p className="products-empty">{t('orders.vouchers.none')}</p>
  const heads = ['order', 'recipient', 'sends', 'amount', 'balance', 'expires', 'state'] as const
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard
    <section className="orders-scroll" aria-label={t('orders.pages.vouchers')} tabIndex={0}>
      <table className="orders-table">
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {t(`orders.vouchers.${head}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {vouchers.map((voucher) => (
            <tr key={voucher.id}>
              <th scope="row">
                <Link href={`${vouchersPath}?voucher=${voucher.id}`} prefetch={false}>
                  {voucher.number}
                </Link>
              </th>
              <td>{[voucher.recipient, voucher.email].filter(Boolean).join(', ')}</td>
              <td>{sendsOf(voucher, language)}</td>
              <td>{formatEuro(voucher.amountCents, locale)}</td>
              <td>{formatEuro(voucher.balanceCents, locale)}</td>
              <td>{formatDay(voucher.expiresOn, locale, 'full')}</td>
              <td>{t(`orders.vouchers.states.${voucher.state}`)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function sendsOf({ email, sendOn, sentAt }: ListedVoucher, language: string): string {
  const t = adminTranslations(language)
  if (isForPrint({ email, sentAt })) return t('orders.vouchers.printed')
  const day = formatDay(sentAt ? sofiaDay(sentAt) : sendOn, adminLocale(language), 'full')
  return t(sentAt ? 'orders.vouchers.sentOn' : 'orders.vouchers.sendsOn', { day })
}
