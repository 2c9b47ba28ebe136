import type { IncomingMessage, ServerResponse } from 'node:http'
import type { RequestClass } from './recorder.ts'

const classes: Record<string, RequestClass> = {
  _next: 'static',
  builds: 'static',
  'favicon.ico': 'static',
  'icon.svg': 'static',
  'robots.txt': 'static',
  'sitemap.xml': 'static',
  sitemaps: 'static',
  files: 'files',
  admin: 'cms',
  preview: 'cms',
  api: 'api',
}

const ofCms = /^\/(?:(?:de|en|ru)\/admin|api\/cms)(?:[/?]|$)/
const probes = /^\/api\/(?:health|ready)(?:\?|$)/

export function requestClass(url: string): RequestClass {
  if (ofCms.test(url)) return 'cms'
  if (probes.test(url)) return 'health'
  return classes[url.match(/^\/([^/?]*)/)?.[1] ?? ''] ?? 'page'
}

/** Counts the request when its response ends; without METRICS_PORT nothing is done. */
export function measureRequest({ url = '/' }: IncomingMessage, response: ServerResponse): void {
  const recorder = globalThis.broshuraMetrics
  if (!recorder) return
  const kind = requestClass(url)
  const began = performance.now()
  response.once('close', () => {
    const status = response.headersSent ? String(response.statusCode) : 'aborted'
    recorder.requestEnded({ kind, status, seconds: (performance.now() - began) / 1000 })
  })
}
