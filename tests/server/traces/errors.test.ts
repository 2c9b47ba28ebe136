import { DrizzleQueryError } from 'drizzle-orm/errors'
import { expect, it } from 'vitest'
import { envelopePlace, openErrorReports } from '@/server/errors/open-error-reports'
import { log } from '@/server/log'
import { withRequestId } from '@/server/request-context'
import { reportServer } from '../../setup/report-server'

const secret = 'maria@example.com'
const source = { processName: 'web', version: 'build-1' }

async function reporting(answer?: Parameters<typeof reportServer>[0]) {
  const server = await reportServer(answer)
  const reports = openErrorReports(server.dsn, source)
  globalThis.broshuraErrors = reports
  return { ...server, end: () => reports.end() }
}

it('an error that is logged is reported with its request, cause and frames, and without what people typed', async () => {
  const { events, raw, end } = await reporting()
  const cause = Object.assign(new Error(`duplicate key (email)=("${secret}")`), { code: '23505' })
  const error = new DrizzleQueryError('insert into people (email) values ($1)', [secret], cause)
  const about = { error, job: 'sendMail', path: `/order/${secret}`, password: 'geheim', headers: { cookie: 'geheim' } }
  withRequestId('request-1', () => log.error(about, `could not save ${secret}`))
  await end()
  expect(raw.join()).not.toMatch(/maria|geheim|cookie/)
  expect(events).toMatchObject([
    {
      level: 'error',
      release: 'build-1',
      tags: { process: 'web', requestId: 'request-1', job: 'sendMail' },
      logentry: { formatted: 'could not save <mail>' },
      exception: {
        values: [
          { type: 'Error', value: expect.stringContaining('duplicate key') },
          { type: 'Error', value: expect.stringContaining('insert into people') },
        ],
      },
    },
  ])
  const frames = events[0]?.exception?.values[1]?.stacktrace?.frames ?? []
  expect(frames.at(-1)).toMatchObject({ filename: expect.stringMatching(/^tests\/server\/traces/), in_app: true })
  expect(raw[0]).toContain('sentry_key=key')
})

it('lines of a message that look like frames are no frames', async () => {
  const { events, raw, end } = await reporting()
  log.error({ error: new Error(`no\n    at maria (/home/maria/secret.ts:1:1)`) }, 'failed')
  log.error(
    { error: Object.assign(new Error('other'), { stack: `    at maria (/home/maria/secret.ts:1:1)` }) },
    'failed',
  )
  await end()
  expect(events).toHaveLength(2)
  expect(raw.join()).not.toMatch(/secret|home/)
})

it('the same error is sent once, and then how often it was repeated', async () => {
  const { events, end } = await reporting()
  const fail = (number: number) => log.error({ error: new Error(`order ${number} is lost`) }, 'failed')
  for (let number = 1_000_000; number < 1_000_100; number++) fail(number)
  await expect.poll(() => events.length).toBe(1)
  await end()
  expect(events).toHaveLength(2)
  expect(events[1]?.extra).toEqual({ repeated: 99 })
})

it('of many different errors only some are sent', async () => {
  const { events, end } = await reporting()
  for (let kind = 0; kind < 100; kind++)
    log.error(`kind ${'a'.repeat(kind % 31)} ${String.fromCharCode(97 + (kind % 26))} of ${kind}`)
  await end()
  expect(events).toHaveLength(30)
})

it('a long text is cut', async () => {
  const { raw, end } = await reporting()
  log.error({ error: new Error('word '.repeat(100_000)) }, 'long '.repeat(100_000))
  await end()
  expect(raw.join().length).toBeLessThan(10_000)
})

it('an error of Payload, and one that is only printed, is reported by its words', async () => {
  const { events, end } = await reporting()
  log.error({ err: new Error('first'), msg: 'of Payload' })
  log.error(new Error('alone'))
  await end()
  const said = events.map(({ logentry, exception }) => [logentry.formatted, exception?.values[0]?.value])
  expect(said).toEqual([
    ['of Payload', 'first'],
    ['alone', 'alone'],
  ])
})

it('a warning is not reported', async () => {
  const { events, end } = await reporting()
  log.warn({ error: new Error('a') }, 'warned')
  log.fatal('the end')
  await end()
  expect(events).toMatchObject([{ level: 'fatal', logentry: { formatted: 'the end' } }])
})

it('a server that wants no more is left alone', async () => {
  const { raw, end } = await reporting((response) => response.writeHead(429, { 'retry-after': '60' }).end())
  for (const text of ['a', 'b', 'c']) log.error(text)
  await end()
  expect(raw).toHaveLength(1)
})

it('neither a server that never answers nor one that is away holds up the end', async () => {
  const silent = await reporting(() => undefined)
  log.error('a')
  await silent.end()
  globalThis.broshuraErrors = openErrorReports('http://key@127.0.0.1:1/7', source)
  log.error('a')
  await globalThis.broshuraErrors.end()
})

it('what cannot be reported does not fail', async () => {
  const { end } = await reporting()
  const broken = Object.defineProperty({}, 'job', { enumerable: true, get: () => 'a'.repeat(10) })
  expect(() =>
    log.error({ ...broken, error: Object.assign(new Error('a'), { stack: undefined }) }, 'failed'),
  ).not.toThrow()
  await end()
})

it('a DSN names where envelopes go', () => {
  const key = '0123456789abcdef'
  expect(envelopePlace(`https://${key}@errors.example/42`)).toEqual({
    url: 'https://errors.example/api/42/envelope/',
    key,
  })
  expect(envelopePlace(`http://${key}@host:8000/in/here/42`).url).toBe('http://host:8000/in/here/api/42/envelope/')
})
