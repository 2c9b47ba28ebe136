import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { boundRest, boundUploads, noPictures } from '@collections/access/bound-rest'
import { closeInternals, secureCookies } from '@collections/access/close-internals'
import { lockUpdates } from '@collections/access/lock-updates'
import { limitLists } from '@collections/access/query-bounds'
import { refuseUnsafeLinks } from '@collections/access/safe-links'
import { writeBesideEachOther } from '@collections/fields/beside-each-other'
import { refuseInexactNumbers } from '@collections/fields/exact-numbers'
import { explainError } from '@collections/hooks/explain-error'
import { refuseStaleForms } from '@collections/hooks/refuse-stale-forms'
import { integerColumns } from '@collections/integer-columns'
import { collectionLabels, languageOptions } from '@collections/labels'
import { listRows } from '@collections/listed'
import { auditDocuments } from '@collections/staff/audit-documents'
import { postgresAdapter } from '@payloadcms/db-postgres'
import { lexicalEditor } from '@payloadcms/richtext-lexical'
import { bg } from '@payloadcms/translations/languages/bg'
import { de } from '@payloadcms/translations/languages/de'
import { en } from '@payloadcms/translations/languages/en'
import { ru } from '@payloadcms/translations/languages/ru'
import { buildConfig, type CollectionConfig, type Config, type SanitizedConfig } from 'payload'
import sharp from 'sharp'
import { adminComponents, guardForms } from '@/admin/components'
import { correctRichTextTexts, payloadTexts } from '@/admin/payload-texts'
import { cmsAreas } from '@/features/plugins'
import { defaultLocale, locales } from '@/i18n/routing'
import { changeCollections } from '@/server/cms-area'
import { databasePool, forFaults } from '@/server/db/pool'
import { env } from '@/server/env'
import { shareUploads } from '@/server/files/shared-uploads'
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

const base: Config = {
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
  collections: cmsAreas.reduce<CollectionConfig[]>(
    (collections, { changes = {} }) => changeCollections(collections, changes),
    cmsAreas.flatMap(({ collections = [] }) => collections),
  ),
  globals: cmsAreas.flatMap(({ globals = [] }) => globals),
  plugins: [listRows, guardForms, secureCookies],
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
    components: adminComponents(cmsAreas),
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
}

/** In this order: Payload has completed the collections by then, its own ones included. */
const changesOfConfig = [
  closeInternals,
  auditDocuments,
  refuseUnsafeLinks,
  limitLists,
  lockUpdates,
  refuseStaleForms,
  refuseInexactNumbers,
  writeBesideEachOther,
  shareUploads,
  boundUploads,
  boundRest,
  correctRichTextTexts,
]

async function siteConfig(): Promise<SanitizedConfig> {
  const config = await buildConfig(base)
  return changesOfConfig.reduce((changed, change) => change(changed), config)
}

export default siteConfig()
