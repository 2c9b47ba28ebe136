import { randomUUID } from 'node:crypto'
import path from 'node:path'
import { withPayload } from '@payloadcms/next/withPayload'
import type { NextConfig } from 'next'
import createNextIntlPlugin from 'next-intl/plugin'
import { closedBeforeLaunch, comingSoonPath, type SiteStage } from './src/domain/launch-mode.ts'
import { segmentsWithoutLanguage } from './src/domain/reserved-segments.ts'
import { acceptsOther, languageCookie } from './src/i18n/start-language.ts'
import { dataPolicy, developmentPolicy, framesNobody, uploadPolicy } from './src/server/content-security-policy.ts'
import { everyAnswer, publicCaching } from './src/server/static-headers.ts'

const withNextIntl = createNextIntlPlugin('./src/i18n/request.ts')

/** First path segments without a language prefix. */
const notPages = ['bg', 'de', 'en', 'ru', '_next', ...segmentsWithoutLanguage]

type Redirect = Awaited<ReturnType<NonNullable<NextConfig['redirects']>>>[number]
type Condition = Pick<Redirect, 'has' | 'missing'>

/**
 * Only the start page chooses a language: by the cookie of an earlier choice, else by the browser's first supported
 * language. These are redirect rules, because a proxy would cost the start page a third of its throughput.
 */
const startConditions: Condition[] = [
  { has: [{ type: 'cookie', key: languageCookie, value: '(?<locale>de|en|ru)' }] },
  {
    has: [{ type: 'header', key: 'accept-language', value: acceptsOther }],
    missing: [{ type: 'cookie', key: languageCookie }],
  },
]

const startLanguage: Redirect[] = startConditions.map((condition) => ({
  source: '/',
  destination: '/:locale',
  permanent: false,
  ...condition,
}))

const stage: SiteStage = process.env.MAINTENANCE === 'true' ? 'before-launch' : 'open-to-all'

function closedSources() {
  const closed = closedBeforeLaunch()
  return {
    withLanguage: ['/:language(de|en|ru)', `/:language(de|en|ru)/:path(${closed})`],
    bulgarian: ['/', '/bg', `/bg/:path(${closed})`, `/:path((?!(?:bg|de|en|ru)(?:/|$))${closed})`],
  }
}

/**
 * Launch mode (product spec, section 5) precedes all other redirects and chooses the language as the start page does.
 */
function launchRedirects(): Redirect[] {
  const { withLanguage, bulgarian } = closedSources()
  return [
    ...startLanguage.map((rule) => ({ ...rule, destination: `/:locale${comingSoonPath}` })),
    ...withLanguage.map((source) => ({ source, destination: `/:language${comingSoonPath}`, permanent: false })),
    ...bulgarian.map((source) => ({ source, destination: comingSoonPath, permanent: false })),
  ]
}

// Disables Next's telemetry, which `next build` reads after this file.
process.env.NEXT_TELEMETRY_DISABLED = '1'

// All processes of a build must use the same id; several machines can be given one by their environment.
process.env.BUILD_ID ??= randomUUID()
process.env.BUILD_TIME ??= String(Date.now())
const { BUILD_ID, BUILD_TIME } = process.env

/**
 * Not bundled. Next bundles pages and route handlers separately, and a ValidationError of one copy of Payload is no
 * instance of the other copy's class, so the CMS could not name the field.
 */
const oneInAProcess = ['payload', 'pdfjs-dist', '@napi-rs/canvas', 'sharp', 'pino', 'pg', 'pdfkit', 'prom-client']

const nextConfig: NextConfig = {
  // src/features/site/releases compares these to detect a newer build; src/features/site/launch/stage.ts reads the
  // stage.
  env: { BUILD_ID, BUILD_TIME, SITE_STAGE: stage },
  generateBuildId: () => BUILD_ID,
  distDir: process.env.NEXT_DIST_DIR ?? '.next',
  poweredByHeader: false,
  // src/server/cache/next-handler.ts creates ETags.
  generateEtags: false,
  cacheHandler: path.resolve('src/server/cache/next-handler.ts'),
  cacheMaxMemorySize: 0,
  experimental: {
    staleTimes: { static: 30 },
    // Only for a demonstration (scripts/steps/prepare.ts): a build from this cache once missed a change of a style sheet.
    turbopackFileSystemCacheForBuild: process.env.NEXT_BUILD_CACHE === 'true',
    // Server source maps are three quarters of a build, and nothing reads them.
    turbopackSourceMaps: false,
  },
  serverExternalPackages: oneInAProcess,
  images: { unoptimized: true },
  // Our CSS needs browsers that have all of this built in, but Next sends its polyfills to everybody, whatever
  // browserslist says.
  turbopack: { resolveAlias: { '../build/polyfills/polyfill-module': './src/no-polyfills.ts' } },
  // `npm run types` checks the whole repository, including tests.
  typescript: { ignoreBuildErrors: true },
  async redirects() {
    return [
      ...(stage === 'before-launch' ? launchRedirects() : []),
      { source: '/bg', destination: '/', permanent: true },
      { source: '/bg/:path*', destination: '/:path*', permanent: true },
      ...startLanguage,
    ]
  },
  async rewrites() {
    return {
      beforeFiles: [
        { source: '/:language(de|en|ru)/admin/:path*', destination: '/api/admin-language/:language/:path*' },
        // The address of the reading view; the page itself is static, so it cannot read the query.
        ...['/:language(de|en|ru)', ''].map((prefix) => ({
          source: `${prefix}/broshura/:slug`,
          has: [{ type: 'query' as const, key: 'view', value: 'text' }],
          destination: `${prefix ? '/:language' : '/bg'}/broshura/:slug/text`,
        })),
        // Next's own 404 page is in none of our languages.
        { source: '/404', destination: '/bg/404' },
        { source: '/favicon.ico', destination: '/files/icons/32.png' },
      ],
      afterFiles: [
        { source: '/', destination: '/bg' },
        { source: `/:path((?!(?:${notPages.join('|')})(?:/|$)).+)`, destination: '/bg/:path' },
      ],
      fallback: [],
    }
  },
}

/**
 * A page's CSP lists its scripts, so src/server/security-headers.ts and src/server/cache/next-handler.ts write it per
 * page.
 */
const framesAndPolicies = [
  ...(process.env.NODE_ENV === 'development'
    ? [{ source: '/((?!api|files|_next|(?:(?:de|en|ru)/)?embed/).*)', policy: developmentPolicy }]
    : []),
  { source: '/admin/:path*', frames: 'DENY' },
  { source: '/api/:path*', policy: dataPolicy, frames: 'DENY' },
  { source: '/api/cms/:collection/file/:path*', policy: uploadPolicy },
  // Chromium shows no PDF in a sandbox, and editors open uploaded PDFs. It is always served as a PDF.
  { source: '/api/cms/brochure-files/file/:name(.+\\.pdf)', policy: framesNobody },
].map(({ source, policy, frames }) => ({
  source,
  headers: [
    ...(policy ? [{ key: 'Content-Security-Policy', value: policy }] : []),
    ...(frames ? [{ key: 'X-Frame-Options', value: frames }] : []),
  ],
}))

/** Redirects of launch mode end with it, so browsers must not cache them, nor those decided by a page of the CMS. */
function notStored() {
  const { withLanguage, bulgarian } = closedSources()
  const pages = ['/:language(de|en|ru)?/:path([a-z0-9-]+)']
  return [...withLanguage, ...bulgarian, ...pages].map((source) => ({
    source,
    headers: [{ key: 'Cache-Control', value: 'private, no-store' }],
  }))
}

/** Payload requests client hints everywhere; on public pages browsers would repeat their first request. */
function withHeaders(config: NextConfig): NextConfig {
  return {
    ...config,
    async headers() {
      const rules = (await config.headers?.()) ?? []
      const ours = rules.map((rule) =>
        rule.headers.some(({ key }) => key === 'Critical-CH') ? { ...rule, source: '/admin/:path*' } : rule,
      )
      return [
        ...ours,
        { source: '/:path*', headers: everyAnswer },
        ...framesAndPolicies,
        // The answer depends on the visitor's languages, so no shared cache may store it.
        { source: '/', headers: [{ key: 'Cache-Control', value: 'private, max-age=0, must-revalidate' }] },
        {
          source: '/((?!admin|api|files|preview|_next).+)',
          headers: [{ key: 'Cache-Control', value: publicCaching }],
        },
        // Personal pages must not be stored by proxies or browsers, nor in the back/forward cache after signing out.
        {
          source: '/:path*(.*(?:account|login|registration|forget-password|confirm|new-password|follow-end).*)',
          headers: [{ key: 'Cache-Control', value: 'private, no-store' }],
        },
        {
          source:
            '/:language(de|en|ru)?/:page(newsletter|shop-cart|shop-checkout|shop-guest-data|shop-order-tracking|shop-review|shop-wishlist|shop-withdrawal|stock-alert)',
          headers: [{ key: 'Cache-Control', value: 'private, no-store' }],
        },
        {
          source: '/:language(de|en|ru)?/our-gift-vouchers/reminder',
          headers: [{ key: 'Cache-Control', value: 'private, no-store' }],
        },
        ...(stage === 'before-launch' ? notStored() : []),
      ]
    },
  }
}

export default withHeaders(withPayload(withNextIntl(nextConfig), { devBundleServerPackages: false }))
