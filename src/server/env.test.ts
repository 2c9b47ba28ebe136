import { describe, expect, it } from 'vitest'
import { parseEnv } from './env'

const complete = {
  DATABASE_URL: 'postgres://user:word@localhost:5432/broshura',
  PAYLOAD_SECRET: 'x'.repeat(32),
  SITE_URL: 'https://broshura.example',
  SUPABASE_URL: 'https://project.supabase.example',
  SUPABASE_KEY: 'sb_publishable_key',
  SMTP_URL: 'smtp://localhost:1025',
  MAIL_FROM: 'shop@broshura.example',
}

describe('parseEnv', () => {
  it('takes a complete environment and fills in what may be left out', () => {
    expect(parseEnv(complete)).toEqual({
      ...complete,
      ADMIN_ROLE_TEST: false,
      DATA_DIR: '.data',
      S3_REGION: 'us-east-1',
      DEBUG: false,
      PRICE_DATA_ORIGINS: ['https://kolkostruva.bg', 'https://www.kolkostruva.bg'],
      TRUSTED_PROXIES: 0,
      NEW_SEARCHES_A_MINUTE: 120,
      ORDERS_AN_HOUR: 30,
      UNPAID_ORDERS: 3,
      UNPAID_PIECES: 100,
      STRIPE_API_URL: 'https://api.stripe.com',
      ECONT_API_URL: 'https://ee.econt.com/services',
      SPEEDY_SERVICE: 505,
      SPEEDY_API_URL: 'https://api.speedy.bg/v1',
      SHUTDOWN_GRACE: 5,
      METRICS_HOST: '127.0.0.1',
    })
  })

  it.each(Object.keys(complete))('names %s when it is missing', (name) => {
    expect(() => parseEnv({ ...complete, [name]: undefined })).toThrow(new RegExp(`^  ${name}: should be \\S`, 'm'))
  })

  it.each([
    ['DATABASE_URL', 'mysql://localhost/broshura', 'a Postgres address such as postgres://'],
    ['DATABASE_URL', 'broshura', 'a Postgres address such as postgres://'],
    ['DATABASE_REPLICA_URLS', 'postgres://one:5432/a,mysql://two/a', 'addresses of replicas such as postgres://'],
    ['PAYLOAD_SECRET', 'short', 'a random text of at least 32 characters'],
    ['AUTH_MAIL_SECRET', `${'x'.repeat(32)}|short`, 'a random text of at least 32 characters'],
    ['SITE_URL', 'broshura.example', 'the public address of the site'],
    ['SUPABASE_URL', 'ftp://localhost', 'the address of the Supabase server'],
    ['SUPABASE_KEY', '', 'the publishable (anon) key'],
    ['SMTP_URL', 'localhost:1025', 'a mail server such as smtp://'],
    ['MAIL_FROM', 'nobody', 'the address that mails are sent from'],
    ['DEBUG', 'perhaps', 'true or false'],
    ['METRICS_PORT', 'some', 'a number of a port'],
    ['METRICS_PORT', '70000', 'a number of a port'],
    ['METRICS_HOST', 'everywhere', 'an IP address of this machine'],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector:4318', 'the address of a collector of traces'],
    ['OTEL_TRACES_SAMPLER', 'some', 'one of always_on, always_off'],
    ['OTEL_TRACES_SAMPLER_ARG', '2', 'a part from 0 to 1'],
    ['OTEL_TRACES_SAMPLER_ARG', '0.5', 'set only where OTEL_TRACES_SAMPLER is traceidratio'],
    ['ERROR_DSN', 'https://errors.example/1', 'the DSN of a project'],
    ['ERROR_DSN', 'https://key@errors.example', 'the DSN of a project'],
    ['ERROR_DSN', 'key', 'the DSN of a project'],
    ['TRUSTED_PROXIES', 'some', 'the number of proxies'],
    ['TRUSTED_PROXIES', '-1', 'the number of proxies'],
    ['WEB_HOST', '10.0.0.5', '127.0.0.1 behind a proxy of this machine'],
    ['NEW_SEARCHES_A_MINUTE', '0', 'a number of searches'],
    ['PRICE_DATA_ORIGINS', 'https://kolkostruva.bg/opendata_files', 'origins such as https://kolkostruva.bg'],
    ['SHUTDOWN_GRACE', 'long', 'a number of seconds'],
    ['S3_ENDPOINT', 's3.example', 'the address of the S3 server'],
    ['S3_BUCKET', 'My bucket', 'the name of its bucket'],
    ['S3_PREFIX', '../bg', 'small letters, digits'],
    ['EDGE_KIND', 'squid', 'the kind of the cache in front'],
    ['EDGE_PURGE_URL', 'http://10.0.0.5:6081,10.0.0.6', 'where it is purged'],
    ['EDGE_PURGE_TOKEN', 'two words', 'the token'],
  ])('says what %s should be instead of "%s"', (name, value, expected) => {
    expect(() => parseEnv({ ...complete, [name]: value })).toThrow(`${name}: should be ${expected}`)
  })

  const s3 = {
    S3_ENDPOINT: 'https://s3.example',
    S3_BUCKET: 'broshura',
    S3_ACCESS_KEY: 'key',
    S3_SECRET_KEY: 'secret',
  }

  it('takes the settings of S3 together', () => {
    expect(parseEnv({ ...complete, ...s3, S3_PREFIX: 'bg' })).toMatchObject({ ...s3, S3_PREFIX: 'bg' })
  })

  const edge = {
    EDGE_KIND: 'varnish',
    EDGE_PURGE_URL: 'http://10.0.0.5:6081, http://10.0.0.6:6081',
    EDGE_PURGE_TOKEN: 'a',
  }

  it('takes the settings of the edge together', () => {
    const { EDGE_PURGE_URL } = parseEnv({ ...complete, ...edge })
    expect(EDGE_PURGE_URL).toEqual(['http://10.0.0.5:6081', 'http://10.0.0.6:6081'])
  })

  it.each(Object.keys(edge))('names %s when only the other settings of the edge are there', (name) => {
    const half = () => parseEnv({ ...complete, ...edge, [name]: undefined })
    expect(half).toThrow(new RegExp(`^  ${name}: should be .*, because EDGE_.* is set$`, 'm'))
  })

  it.each(Object.keys(s3))('names %s when only the other settings of S3 are there', (name) => {
    const half = () => parseEnv({ ...complete, ...s3, [name]: undefined })
    expect(half).toThrow(new RegExp(`^  ${name}: should be .*, because S3_.* is set$`, 'm'))
  })

  it('takes mails of a site without https from an address that no mail server takes, as in the demonstration', () => {
    const local = parseEnv({ ...complete, SITE_URL: 'http://localhost:3000', MAIL_FROM: undefined })
    expect(local.MAIL_FROM).toBe('broshura@localhost.localdomain')
  })

  it('names all faults at once', () => {
    expect(() => parseEnv({})).toThrow(
      /DATABASE_URL[\s\S]*PAYLOAD_SECRET[\s\S]*SITE_URL[\s\S]*SUPABASE_URL[\s\S]*SMTP_URL/,
    )
  })

  it('reads DEBUG as people write it', () => {
    expect(parseEnv({ ...complete, DEBUG: '1' }).DEBUG).toBe(true)
    expect(parseEnv({ ...complete, DEBUG: 'false' }).DEBUG).toBe(false)
  })
})
