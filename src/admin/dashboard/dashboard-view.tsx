import '../button.css'
import './dashboard.css'
import '../filter-form.css'
import { handlesOrders, isAdmin } from '@collections/access/roles'
import { NextIntlClientProvider } from 'next-intl'
import type { AdminViewServerProps } from 'payload'
import { formatDay } from '@/design/format'
import { sofiaDay } from '@/domain/calendar-day'
import { readPriceDataState } from '@/features/price-data/import/fetch/state'
import { missingNotices } from '@/features/shop/goods/law/guarantee'
import { lastBookCheck } from '@/features/shop/orders/books/last-check'
import { currentShop } from '@/features/shop/orders/current-shop'
import { countPending } from '@/features/shop/reviews/read-case'
import { messagesOf } from '@/i18n/translator'
import { cmsSystem, db } from '@/server/cms'
import type { CmsUser } from '@/server/cms-user'
import { AdminFrame } from '../admin-frame'
import { adminLocale, adminTranslations } from '../admin-translations'
import { DropPdf } from '../drop-pdf/drop-pdf'
import { BooksLine } from '../orders/books'
import { ReviewsLine } from '../reviews/review-panel'
import { Form } from '../shell/form'
import { Link } from '../shell/link'
import { staffOnly } from '../staff-only'
import { DashboardTiles, GuaranteeLine, PriceDataLine, SellerLine } from './dashboard-facts'
import { DashboardList, DashboardPaging } from './dashboard-list'
import { countBrochures, findBrochures, readFilterChoices } from './query'
import { type DashboardChoice, type DashboardFilter, dashboardHref, readFilter } from './types'

/** `/admin/broshura-dashboard` */
export function DashboardView(props: AdminViewServerProps) {
  const { initPageResult, searchParams } = props
  const user = staffOnly(props, '/admin/broshura-dashboard')
  const { language } = initPageResult.req.i18n
  const t = adminTranslations(language)
  return (
    <AdminFrame view={props} user={user} steps={[{ label: t('dashboard.title') }]}>
      <Dashboard user={user} language={language} searchParams={searchParams} />
    </AdminFrame>
  )
}

export function DashboardHome(props: AdminViewServerProps) {
  const { initPageResult, searchParams } = props
  const { user, i18n } = initPageResult.req
  if (user) staffOnly(props, '/admin')
  return user && <Dashboard user={user} language={i18n.language} searchParams={searchParams} />
}

type Props = {
  user: CmsUser
  language: string
  searchParams?: Record<string, string | string[] | undefined>
}

async function Dashboard({ user, language, searchParams }: Props) {
  const locale = adminLocale(language)
  const filter = readFilter(searchParams)
  const today = sofiaDay()
  const t = adminTranslations(language)
  const messages = messagesOf(locale)
  const [counts, items, choices, priceData, missing, shop, books, waiting] = await Promise.all([
    countBrochures(filter, today),
    findBrochures(filter, today, locale),
    readFilterChoices(locale),
    readPriceDataState(await cmsSystem()),
    isAdmin(user) ? missingNotices() : [],
    isAdmin(user) ? currentShop() : null,
    handlesOrders(user) ? lastBookCheck(await db()) : null,
    countPending(),
  ])
  const found = counts[filter.state]
  return (
    <main className="dashboard-page gutter--left gutter--right">
      <header className="dashboard-head">
        <div>
          <p className="dashboard-today">
            {formatDay(today, locale, 'weekday')}, {formatDay(today, locale)}
          </p>
          <h1>{t('dashboard.title')}</h1>
        </div>
        <Link href="/admin/collections/brochures/create" prefetch={false} className="admin-button admin-button-strong">
          {t('dashboard.new')}
        </Link>
      </header>
      <NextIntlClientProvider
        locale={locale}
        messages={{ brochureDrop: messages.brochureDrop, import: messages.import }}
      >
        <DropPdf />
      </NextIntlClientProvider>
      <BooksLine check={books} language={language} />
      <PriceDataLine state={priceData} language={language} />
      {shop && <SellerLine shop={shop} language={language} />}
      <GuaranteeLine missing={missing} language={language} />
      <ReviewsLine count={waiting} language={language} />
      <DashboardTiles filter={filter} counts={counts} language={language} />
      <DashboardFilterForm filter={filter} choices={choices} language={language} />
      <section aria-labelledby="dashboard-found">
        <h2 id="dashboard-found" className="dashboard-found">
          {t(`dashboard.states.${filter.state}`)}
          <span>{t('dashboard.found', { count: found })}</span>
        </h2>
        <DashboardList items={items} filter={filter} today={today} language={language} />
        <DashboardPaging filter={filter} found={found} language={language} />
      </section>
    </main>
  )
}

type DashboardFilterFormProps = {
  filter: DashboardFilter
  choices: Record<'retailers' | 'categories', DashboardChoice[]>
  language: string
}

function DashboardFilterForm({ filter, choices, language }: DashboardFilterFormProps) {
  const t = adminTranslations(language)
  const isFiltered = Boolean(filter.search || filter.retailer || filter.category)
  return (
    <Form
      key={dashboardHref(filter, {})}
      action="/admin/broshura-dashboard"
      scroll={false}
      role="search"
      aria-label={t('dashboard.filter')}
      className="filter-form"
    >
      {filter.state !== 'all' && <input type="hidden" name="state" value={filter.state} />}
      <label className="filter-form-wide">
        {t('dashboard.search')}
        <input type="search" name="search" defaultValue={filter.search} maxLength={100} />
      </label>
      <Choice
        label={t('dashboard.retailer')}
        name="retailer"
        value={filter.retailer}
        all={t('dashboard.allRetailers')}
        of={choices.retailers}
      />
      <Choice
        label={t('dashboard.category')}
        name="category"
        value={filter.category}
        all={t('dashboard.allCategories')}
        of={choices.categories}
      />
      <div className="filter-form-actions">
        <button type="submit" className="admin-button">
          {t('dashboard.apply')}
        </button>
        {isFiltered && (
          <Link href={dashboardHref(filter, { search: '', retailer: '', category: '' })} prefetch={false}>
            {t('dashboard.clear')}
          </Link>
        )}
      </div>
    </Form>
  )
}

type ChoiceProps = { label: string; name: string; value: string; all: string; of: DashboardChoice[] }

function Choice({ label, name, value, all, of }: ChoiceProps) {
  return (
    <label>
      {label}
      <select name={name} defaultValue={value}>
        <option value="">{all}</option>
        {of.map((choice) => (
          <option key={choice.id} value={choice.id}>
            {choice.name}
          </option>
        ))}
      </select>
    </label>
  )
}
