import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { boundRest, boundUploads, noPictures } from '@collections/access/bound-rest'
import { closeInternals, secureCookies } from '@collections/access/close-internals'
import { lockUpdates } from '@collections/access/lock-updates'
import { limitLists } from '@collections/access/query-bounds'
import { refuseUnsafeLinks } from '@collections/access/safe-links'
import { Authors } from '@collections/blog/authors'
import { Posts, PostTerms } from '@collections/blog/posts'
import { BrochureFiles, BrochurePages } from '@collections/brochures/brochure-pages'
import { Brochures } from '@collections/brochures/brochures'
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
import { Customers } from '@collections/customers/customers'
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
import { listRows } from '@collections/listed'
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
import { ReviewPictures, Reviews } from '@collections/shop/reviews'
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
import { adminPlugin } from '@/admin/plugin'
import { areaPlugins } from '@/features/plugins'
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
  // Payload 4 reads one level unless told otherwise.
  defaultDepth: 2,
  telemetry: false,
  logger: log,
  collections: [
    Brochures,
    Offers,
    Retailers,
    Stores,
    Categories,
    BrochureFiles,
    BrochurePages,
    Imports,
    ProductGroups,
    PriceImports,
    Pages,
    Posts,
    PostTerms,
    Authors,
    Media,
    LegalPages,
    Redirects,
    Subscriptions,
    ContactMessages,
    Users,
    Customers,
    CustomerPictures,
    Addresses,
    SignIns,
    DataExports,
    ShoppingLists,
    ListShares,
    Follows,
    Products,
    ProductTerms,
    Variants,
    Promotions,
    Colours,
    Manufacturers,
    SizeCharts,
    ShippingMethods,
    Coupons,
    Orders,
    Returns,
    Reviews,
    ReviewPictures,
    Downloads,
    CustomerFiles,
    AuditLog,
  ],
  plugins: [...areaPlugins, adminPlugin, listRows],
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
  },
  typescript: { autoGenerate: false, outputFile: path.resolve(root, 'payload-types.ts') },
})

export default config
  .then(closeInternals)
  .then(auditDocuments)
  .then(refuseUnsafeLinks)
  .then(limitLists)
  .then(lockUpdates)
  .then(refuseInexactNumbers)
  .then(writeBesideEachOther)
  .then(boundUploads)
  .then(boundRest)
  .then(secureCookies)
  .then(guardUnsavedForms)
  .then(guardLists)
  .then(correctRichTextTexts)
