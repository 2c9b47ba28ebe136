import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { boundRest, boundUploads, noPictures } from '@collections/access/bound-rest'
import { closeInternals, secureCookies } from '@collections/access/close-internals'
import { limitLists } from '@collections/access/query-bounds'
import { refuseUnsafeLinks } from '@collections/access/safe-links'
import { Authors } from '@collections/blog/authors'
import { Posts, PostTerms } from '@collections/blog/posts'
import { BrochureFiles, BrochurePages } from '@collections/brochures/brochure-pages'
import { Categories } from '@collections/brochures/categories'
import { Imports } from '@collections/brochures/imports'
import { Offers } from '@collections/brochures/offers'
import { Retailers } from '@collections/brochures/retailers'
import { Stores } from '@collections/brochures/stores'
import { LegalPages } from '@collections/content/legal-pages'
import { Media } from '@collections/content/media'
import { Pages } from '@collections/content/pages'
import { Redirects } from '@collections/content/redirects'
import { Addresses } from '@collections/customers/addresses'
import { CustomerPictures } from '@collections/customers/customer-pictures'
import { Customers, customersAuth } from '@collections/customers/customers'
import { DataExports } from '@collections/customers/data-exports'
import { Follows } from '@collections/customers/follows'
import { ListShares, ShoppingLists } from '@collections/customers/list-shares'
import { SignIns } from '@collections/customers/sign-ins'
import { writeBesideEachOther } from '@collections/fields/beside-each-other'
import { refuseInexactNumbers } from '@collections/fields/exact-numbers'
import { languageOptions } from '@collections/fields/languages'
import { Menus } from '@collections/globals/menus'
import { PriceDataSettings } from '@collections/globals/price-data-settings'
import { ShopSettings } from '@collections/globals/shop-settings'
import { SiteSettings } from '@collections/globals/site-settings'
import { explainError } from '@collections/hooks/explain-error'
import { ContactMessages } from '@collections/inbox/contact-messages'
import { Subscriptions } from '@collections/inbox/subscriptions'
import { integerColumns } from '@collections/integer-columns'
import { collectionLabels } from '@collections/labels'
import { listed } from '@collections/listed'
import { PriceImports } from '@collections/prices/price-imports'
import { ProductGroups } from '@collections/prices/product-groups'
import { Colours } from '@collections/shop/colours'
import { Coupons } from '@collections/shop/coupons'
import { CustomerFiles, Downloads } from '@collections/shop/downloads'
import { Manufacturers } from '@collections/shop/manufacturers'
import { Orders } from '@collections/shop/orders'
import { Products, ProductTerms } from '@collections/shop/products'
import { Promotions } from '@collections/shop/promotions'
import { Returns } from '@collections/shop/returns'
import { ReviewPictures } from '@collections/shop/review-pictures'
import { Reviews } from '@collections/shop/reviews'
import { ShippingMethods } from '@collections/shop/shipping-methods'
import { SizeCharts } from '@collections/shop/size-charts'
import { Variants } from '@collections/shop/variants'
import { auditDocuments } from '@collections/staff/audit-documents'
import { AuditLog } from '@collections/staff/audit-log'
import { Users } from '@collections/staff/users'
import { postgresAdapter } from '@payloadcms/db-postgres'
import { lexicalEditor } from '@payloadcms/richtext-lexical'
import { bg } from '@payloadcms/translations/languages/bg'
import { de } from '@payloadcms/translations/languages/de'
import { en } from '@payloadcms/translations/languages/en'
import { ru } from '@payloadcms/translations/languages/ru'
import { buildConfig } from 'payload'
import sharp from 'sharp'
import { guardLists, guardUnsavedForms } from '@/admin/guards'
import { correctRichTextTexts, payloadTexts } from '@/admin/payload-texts'
import { staffEndpoints } from '@/features/account/auth/staff/factor-endpoints'
import { inviteNewStaff } from '@/features/account/auth/staff/invitations'
import { notifyOwner } from '@/features/account/auth/staff/notices'
import { noteOrigin } from '@/features/account/auth/staff/sessions'
import { customerBearer, staffHooks } from '@/features/account/auth/staff-hooks'
import { subscriptionEndpoints } from '@/features/content/newsletter/mails'
import { brochureCollection } from '@/features/editorial/brochure-collection'
import { brochureFileEndpoints } from '@/features/editorial/brochure-draft/endpoints'
import { redirectEndpoints } from '@/features/editorial/redirects/csv/endpoints'
import { schedulable } from '@/features/editorial/schedule/schedulable'
import { productEndpoints } from '@/features/price-data/matching/endpoints'
import { matchOfferAfterChange } from '@/features/price-data/matching/match-offers'
import { outlierEndpoints } from '@/features/price-data/outliers/endpoints'
import { judgeOfferAfterChange } from '@/features/price-data/reductions/judge-offers'
import { afterSalesEndpoints } from '@/features/shop/fulfilment/after-sales/endpoints'
import { orderPageEndpoints } from '@/features/shop/fulfilment/after-sales/order-endpoints'
import { orderEndpoints } from '@/features/shop/fulfilment/endpoints'
import { pointEndpoints } from '@/features/shop/goods/delivery/points-endpoints'
import { recordsPrices } from '@/features/shop/goods/prices/record-price-changes'
import { stockEndpoints } from '@/features/shop/goods/stock/correct-stock'
import { variantEndpoints } from '@/features/shop/goods/variants/endpoints'
import { spellFinder } from '@/features/shop/orders/find-orders'
import { voucherEndpoints } from '@/features/shop/orders/vouchers/endpoints'
import { reviewEndpoints } from '@/features/shop/reviews/endpoints'
import { defaultLocale, locales } from '@/i18n/routing'
import { databasePool, forFaults } from '@/server/db/pool'
import { env } from '@/server/env'
import { log } from '@/server/log'
import { queuedEmail } from '@/server/mail/queue-mail'

const root = path.dirname(fileURLToPath(import.meta.url))
const megabyte = 1024 * 1024
/** Our corrections of Payload's texts, and the label of a tab, which Payload looks up by key. */
const offersLabel = collectionLabels('offers').plural
const adminWords = Object.fromEntries(
  locales.map((language) => [language, { ...payloadTexts[language], broshura: { offers: offersLabel[language] } }]),
)
const { PAYLOAD_SECRET, SITE_URL } = env()

const config = buildConfig({
  secret: PAYLOAD_SECRET,
  sharp,
  serverURL: SITE_URL,
  csrf: [SITE_URL],
  cors: [],
  routes: { api: '/api/cms', admin: '/admin' },
  graphQL: { disable: true },
  maxDepth: 3,
  telemetry: false,
  logger: log,
  collections: [
    schedulable(brochureCollection, 'brochures'),
    {
      ...Offers,
      hooks: {
        ...Offers.hooks,
        afterChange: [matchOfferAfterChange, judgeOfferAfterChange, ...(Offers.hooks?.afterChange ?? [])],
      },
    },
    schedulable(Retailers, 'retailers'),
    Stores,
    Categories,
    { ...BrochureFiles, endpoints: [...brochureFileEndpoints] },
    BrochurePages,
    Imports,
    { ...ProductGroups, endpoints: [...productEndpoints, ...outlierEndpoints] },
    PriceImports,
    schedulable(Pages, 'pages'),
    schedulable(Posts, 'posts'),
    PostTerms,
    Authors,
    Media,
    schedulable(LegalPages, 'legal-pages'),
    { ...Redirects, endpoints: [...redirectEndpoints] },
    { ...Subscriptions, endpoints: [...subscriptionEndpoints] },
    ContactMessages,
    {
      ...Users,
      hooks: {
        ...Users.hooks,
        ...staffHooks,
        afterChange: [...(Users.hooks?.afterChange ?? []), inviteNewStaff],
      },
      endpoints: [...(Users.endpoints || []), ...staffEndpoints],
    },
    { ...Customers, auth: { ...customersAuth, strategies: [customerBearer] } },
    CustomerPictures,
    Addresses,
    SignIns,
    DataExports,
    ShoppingLists,
    ListShares,
    Follows,
    schedulable(recordsPrices(Products), 'products'),
    ProductTerms,
    { ...Variants, endpoints: [...variantEndpoints] },
    recordsPrices(Promotions),
    Colours,
    Manufacturers,
    SizeCharts,
    { ...ShippingMethods, endpoints: [...pointEndpoints] },
    recordsPrices(Coupons),
    {
      ...Orders,
      hooks: { ...Orders.hooks, beforeOperation: [spellFinder] },
      endpoints: [
        ...orderEndpoints,
        ...orderPageEndpoints,
        ...stockEndpoints,
        ...afterSalesEndpoints,
        ...voucherEndpoints,
      ],
    },
    Returns,
    { ...Reviews, endpoints: [...reviewEndpoints] },
    ReviewPictures,
    Downloads,
    CustomerFiles,
    { ...AuditLog, hooks: { beforeChange: [noteOrigin], afterChange: [notifyOwner] } },
  ].map(listed),
  globals: [Menus, SiteSettings, ShopSettings, PriceDataSettings],
  endpoints: [noPictures],
  hooks: { afterError: [explainError] },
  localization: {
    locales: languageOptions.map(({ value, label }) => ({ code: value, label })),
    defaultLocale,
    fallback: true,
  },
  i18n: { supportedLanguages: { bg, de, en, ru }, fallbackLanguage: defaultLocale, translations: adminWords },
  editor: lexicalEditor(),
  db: forFaults(
    postgresAdapter({
      pool: databasePool(),
      idType: 'uuidv7',
      push: false,
      blocksAsJSON: true,
      migrationDir: path.resolve(root, 'migrations'),
      afterSchemaInit: [integerColumns],
    }),
  ),
  email: queuedEmail,
  // Payload's default limit is 50 MB per request. Larger files are truncated instead of aborted, so that the collection
  // can refuse them in the editor's language.
  upload: { limits: { fileSize: 150 * megabyte }, requestSizeLimit: 300 * megabyte, abortOnLimit: false },
  admin: {
    user: 'users',
    avatar: 'default',
    importMap: {
      autoGenerate: false,
      baseDir: root,
      importMapFile: path.resolve(root, 'src/app/(payload)/admin/importMap.js'),
    },
    meta: { titleSuffix: ' · Broshura' },
    dateFormat: 'dd.MM.yyyy HH:mm',
    timezones: {
      defaultTimezone: 'Europe/Sofia',
      supportedTimezones: [{ label: 'Europe/Sofia', value: 'Europe/Sofia' }],
    },
    components: {
      graphics: { Icon: '@/admin/brand/brand#Icon', Logo: '@/admin/brand/brand#Logo' },
      providers: [
        '@/admin/session/session-guard#SessionGuard',
        '@/admin/skip-links/skip-links-provider#SkipLinksProvider',
        '@/admin/left-in-english/leftovers-provider#LeftoversProvider',
      ],
      beforeNavLinks: [
        '@/admin/dashboard-nav-link#DashboardNavLink',
        '@/admin/products/products-view#ProductsNavLink',
        '@/admin/price-outliers/outliers-view#OutliersNavLink',
        '@/admin/orders/orders-view#OrdersNavLink',
      ],
      views: {
        login: { Component: '@/admin/staff/login-view#LoginView' },
        dashboard: { Component: '@/admin/dashboard/dashboard-view#DashboardHome' },
        brochureDashboard: {
          Component: '@/admin/dashboard/dashboard-view#DashboardView',
          path: '/broshura-dashboard',
          exact: true,
        },
        createBySlug: {
          Component: '@/admin/by-slug/create-by-slug-view#CreateBySlugView',
          path: '/broshura-create/:slug',
          exact: true,
        },
        products: { Component: '@/admin/products/products-view#ProductsView', path: '/products', exact: true },
        priceOutliers: {
          Component: '@/admin/price-outliers/outliers-view#OutliersView',
          path: '/price-outliers',
          exact: true,
        },
        orders: { Component: '@/admin/orders/orders-view#OrdersView', path: '/orders', exact: true },
        packing: { Component: '@/admin/orders/packing-view#PackingView', path: '/orders/packing', exact: true },
        parcels: { Component: '@/admin/orders/parcels-view#ParcelsView', path: '/orders/parcels', exact: true },
        returns: { Component: '@/admin/orders/returns-view#ReturnsView', path: '/orders/returns', exact: true },
        stock: { Component: '@/admin/orders/stock-view#StockView', path: '/orders/stock', exact: true },
        vouchers: { Component: '@/admin/orders/vouchers-view#VouchersView', path: '/orders/vouchers', exact: true },
        editBySlug: {
          Component: '@/admin/by-slug/create-by-slug-view#EditBySlugView',
          path: '/broshura-edit/:slug',
          exact: true,
        },
      },
    },
  },
  typescript: { autoGenerate: false, outputFile: path.resolve(root, 'payload-types.ts') },
})

export default config
  .then(closeInternals)
  .then(auditDocuments)
  .then(refuseUnsafeLinks)
  .then(limitLists)
  .then(refuseInexactNumbers)
  .then(writeBesideEachOther)
  .then(boundUploads)
  .then(boundRest)
  .then(secureCookies)
  .then(guardUnsavedForms)
  .then(guardLists)
  .then(correctRichTextTexts)
