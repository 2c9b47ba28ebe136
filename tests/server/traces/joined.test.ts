import { sql } from '@payloadcms/db-postgres'
import { beforeAll, expect, it } from 'vitest'
import { askServer } from '../../setup/ask-server'
import { atEnd } from '../../setup/at-end'
import { catchMails } from '../../setup/catch-mails'
import { freshDatabase } from '../../setup/database'
import { reportServer, type SentSpan } from '../../setup/report-server'
import { runJobs } from '../../setup/run-jobs'

const person = 'maria.ivanova@example.com'
/** Enough searches at the same time that statements wait for connections. */
const letters = ['a', 'b', 'c', 'd', 'e']
const foreignTrace = '0af7651916cd43dd8448eb211c80319c'

const mailsTo = await catchMails()
await freshDatabase()
const { spans, raw, url } = await reportServer()
Object.assign(process.env, { OTEL_EXPORTER_OTLP_ENDPOINT: url, OTEL_RESOURCE_ATTRIBUTES: 'service.name=shop-bg' })

const { finishReports, startReports } = await import('@/server/process-reports')
await startReports('web')
const { cmsSystem } = await import('@/server/cms')
const { webServer } = await import('@/server/web/web-server')
const { findAll } = await import('@/features/search/search-all')
const { parseSearch } = await import('@/features/search/params')
const { queueMail } = await import('@/server/mail/queue-mail')
const payload = await cmsSystem()
atEnd(() => payload.destroy())

const site = webServer(
  async (request, response) => {
    const q = new URL(request.url ?? '', 'http://localhost').searchParams.get('q') ?? ''
    if (request.url?.startsWith('/broken')) throw new Error(`no page for ${person}`)
    if (request.url === '/api/health') await payload.db.drizzle.execute(sql`select 1`)
    if (request.url === '/api/health') return void response.end()
    await findAll('bg', parseSearch({ q }))
    await queueMail(payload.db.drizzle, {
      to: person,
      subject: 'Hello',
      text: 'Hello Maria',
      html: '<p>Hello Maria</p>',
    })
    response.end()
  },
  {
    trustedProxies: 1,
    siteUrl: 'https://broshura.example',
    ending: new AbortController().signal,
    isStaff: async () => false,
  },
)

const asked = askServer(site)
const ask = (path: string, requestId: string) =>
  asked(path, { 'x-request-id': requestId, traceparent: `00-${foreignTrace}-b7ad6b7169203331-01` })

beforeAll(async () => {
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve))
  atEnd(() => site.close())
  await ask('/search?q=insulin&token=geheim', 'request-search')
  await Promise.all(letters.map((letter) => ask(`/search?q=${letter}`, `request-${letter}`)))
  await ask(`/broken/${person}`, 'request-broken')
  await ask('/api/health', 'request-probe')
  await runJobs(payload)
  await finishReports()
})

const ofRequest = (id: string) => spans.filter(({ attributes }) => attributes['broshura.request_id'] === id)
const named = (list: SentSpan[], start: string) => list.filter(({ name }) => name.startsWith(start))

function one(list: SentSpan[], start: string): SentSpan {
  const [found, ...others] = named(list, start)
  if (!found || others.length > 0) throw new Error(`not one span "${start}": ${list.map(({ name }) => name).join()}`)
  return found
}

it('request, search and statements are one trace, under the id of the request', () => {
  const own = ofRequest('request-search')
  const root = one(own, 'request')
  expect(root).toMatchObject({
    service: 'shop-bg',
    name: 'request page',
    attributes: { 'broshura.class': 'page', 'http.request.method': 'GET', 'http.response.status_code': 200 },
  })
  expect(root.parentSpanId).toBeUndefined()
  const search = one(own, 'search')
  expect(search).toMatchObject({ parentSpanId: root.spanId, attributes: { 'broshura.search': 'all' } })
  expect(named(own, 'sql').filter(({ parentSpanId }) => parentSpanId === search.spanId).length).toBeGreaterThan(3)
  expect(new Set(own.map(({ traceId }) => traceId))).toEqual(new Set([root.traceId]))
  expect(root.traceId).not.toBe(foreignTrace)
})

it('requests at the same time keep their statements, whoever gives a connection back', () => {
  for (const letter of letters) {
    const own = ofRequest(`request-${letter}`)
    expect(new Set(own.map(({ traceId }) => traceId)).size).toBe(1)
    const ids = own.map(({ spanId }) => spanId)
    expect(own.filter(({ parentSpanId }) => parentSpanId && !ids.includes(parentSpanId))).toEqual([])
    expect(named(own, 'sql').length).toBeGreaterThan(3)
  }
})

it('the job of a mail names the request that queued it, and holds the mail and its statements', async () => {
  expect(await mailsTo(person)).toHaveLength(1 + letters.length)
  const jobs = named(spans, 'job sendMail')
  const job = one(
    jobs.filter(({ attributes }) => attributes['broshura.caused_by'] === 'request-search'),
    'job',
  )
  expect(job.attributes).toMatchObject({ 'broshura.job': 'sendMail', 'broshura.attempt': 1 })
  expect(job.parentSpanId).toBeUndefined()
  const own = spans.filter(({ traceId }) => traceId === job.traceId)
  const mail = one(own, 'mail')
  expect(mail).toMatchObject({ parentSpanId: job.spanId, attributes: { 'broshura.mail': 'sendMail' } })
  expect(one(own, 'sql insert handed_mails').parentSpanId).toBe(mail.spanId)
})

it('a request that fails says so, and nothing of its error', () => {
  const root = one(ofRequest('request-broken'), 'request')
  expect(root.status).toEqual({ code: 2 })
  expect(root.attributes).toMatchObject({ 'http.response.status_code': 500, 'error.type': '500' })
})

it('a probe is not traced, nor its statements', () => {
  expect(ofRequest('request-probe')).toEqual([])
})

it('nothing of a person leaves the process: no address, search word, token or text of a mail', () => {
  expect(raw.length).toBeGreaterThan(0)
  expect(raw.join()).not.toMatch(/maria|insulin|geheim|Hello/i)
})
