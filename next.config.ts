import { randomUUID } from 'node:crypto'
import path from 'node:path'
import { withPayload } from '@payloadcms/next/withPayload'
import type { NextConfig } from 'next'
import createNextIntlPlugin from 'next-intl/plugin'
import { acceptsOther, languageCookie } from './src/i18n/start-language.ts'

const withNextIntl = createNextIntlPlugin('./src/i18n/request.ts')

/** Paths that are no page of a language: they keep their address. */
const notPages = ['bg', 'de', 'en', 'ru', 'admin', 'api', 'files', 'preview', 'sitemaps', '_next', 'builds']

type Redirect = Awaited<ReturnType<NonNullable<NextConfig['redirects']>>>[number]
type Condition = Pick<Redirect, 'has' | 'missing'>

/**
 * The start page alone asks in which language to begin: the cookie of an earlier choice, else the first language of the
 * browser that we speak. Rules here instead of code in a proxy, which would cost the start page a third of its rate.
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

// Every process of a build must write the same into it; several machines can be given the same by their environment.
process.env.BUILD_ID ??= randomUUID()
process.env.BUILD_TIME ??= String(Date.now())
const { BUILD_ID, BUILD_TIME } = process.env

const nextConfig: NextConfig = {
  // src/features/releases tells an open page by these that there is a newer one.
  env: { BUILD_ID, BUILD_TIME },
  generateBuildId: () => BUILD_ID,
  distDir: process.env.NEXT_DIST_DIR ?? '.next',
  poweredByHeader: false,
  // src/server/cache-handler.ts makes them.
  generateEtags: false,
  cacheHandler: path.resolve('src/server/cache-handler.ts'),
  cacheMaxMemorySize: 0,
  experimental: { staleTimes: { static: 30 } },
  serverExternalPackages: ['pdfjs-dist', '@napi-rs/canvas', 'sharp', 'pino', 'pg'],
  images: { unoptimized: true },
  // `npm run types` checks the whole repository, tests included; a build repeats only what it needs.
  typescript: { ignoreBuildErrors: true },
  async redirects() {
    return [
      { source: '/bg', destination: '/', permanent: true },
      { source: '/bg/:path*', destination: '/:path*', permanent: true },
      ...startLanguage,
    ]
  },
  async rewrites() {
    return {
      beforeFiles: [
        { source: '/:language(de|en|ru)/admin/:path*', destination: '/api/admin-language/:language/:path*' },
      ],
      afterFiles: [
        { source: '/', destination: '/bg' },
        { source: `/:path((?!(?:${notPages.join('|')})(?:/|$)).+)`, destination: '/bg/:path' },
      ],
      fallback: [],
    }
  },
}

/** Only our own server is asked for anything (product spec, section 10); development needs `eval` for its own tools. */
const contentSecurityPolicy = [
  "default-src 'self'",
  `script-src 'self' 'unsafe-inline'${process.env.NODE_ENV === 'development' ? " 'unsafe-eval'" : ''}`,
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "object-src 'none'",
  "base-uri 'self'",
  "form-action 'self'",
  "frame-ancestors 'self'",
].join('; ')

const everywhere = [
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
  { key: 'Permissions-Policy', value: 'camera=(), microphone=(), geolocation=()' },
]

/** Payload asks for client hints everywhere; on public pages that would repeat a browser's first request. */
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
        { source: '/:path*', headers: everywhere },
        {
          source: '/((?!admin|api|files|_next).*)',
          headers: [{ key: 'Content-Security-Policy', value: contentSecurityPolicy }],
        },
        // What the start page answers depends on the visitor's languages, so no shared cache may keep it.
        { source: '/', headers: [{ key: 'Cache-Control', value: 'private, max-age=0, must-revalidate' }] },
        {
          source: '/((?!admin|api|files|preview|_next).+)',
          headers: [{ key: 'Cache-Control', value: 'public, max-age=0, s-maxage=5, must-revalidate' }],
        },
        // What is one person's is kept by nobody: no proxy, no browser, no way back after signing out.
        {
          source: '/:path*(.*(?:account|login|registration|forget-password|confirm|new-password|follow-end).*)',
          headers: [{ key: 'Cache-Control', value: 'private, no-store' }],
        },
      ]
    },
  }
}

export default withHeaders(withPayload(withNextIntl(nextConfig), { devBundleServerPackages: false }))
