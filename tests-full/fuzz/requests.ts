import fc from 'fast-check'
import { brokenParts } from '../../tests/setup/broken-parts'
import type { Route } from './routes'

const callers = ['visitor', 'customer', 'staff'] as const

export interface Thrown {
  caller: (typeof callers)[number]
  method: string
  path: string
  headers: Record<string, string>
  type: string | null
  body: string
  /** The number of announced bytes, which are never sent. */
  promised?: number
}

const words = fc.oneof(
  fc.constantFrom(
    '',
    '0',
    '-1',
    '1e999',
    '9'.repeat(40),
    'null',
    '..',
    '../../etc/passwd',
    "'",
    '"',
    '[',
    '{{}}',
    '<b>',
  ),
  fc.constantFrom(
    'мляко',
    '😀',
    'İ',
    'a'.repeat(3000),
    '*',
    '%',
    '_',
    '\\',
    'bg',
    'en',
    'xx',
    '2026-02-30',
    '2026-05-13',
  ),
  fc.string({ unit: 'grapheme', maxLength: 30 }),
  fc.uuid(),
)
const escaped = words.map(encodeURIComponent)
/** Includes escapes that no encoder writes. */
const part = fc.oneof(
  { weight: 4, arbitrary: escaped },
  { weight: 1, arbitrary: fc.constantFrom(...brokenParts, '%2e%2e%2f', ';', '.') },
)

const names = [
  ...[
    'where[id][equals]',
    'where[or][0][and][0][slug][like]',
    'where[title][in]',
    'where',
    'limit',
    'page',
    'depth',
    'sort',
  ],
  ...['locale', 'fallback-locale', 'select[title]', 'populate[x]', 'joins[x][limit]', 'draft', 'pagination', 'trash'],
  ...[
    'q',
    'kind',
    'after',
    'category',
    'retailer',
    'town',
    'group',
    'state',
    'token',
    'next',
    'code',
    'type',
    'provider',
  ],
  ...[
    'apply',
    'remove',
    'order',
    'return',
    'data',
    'field',
    'prefix',
    'uploadEdits[crop][x]',
    'version',
    'days',
    '_rsc',
  ],
]
const query = fc.array(fc.tuple(fc.oneof(fc.constantFrom(...names), escaped), part), { maxLength: 5 })

const fields = fc.constantFrom(
  ...[
    'email',
    'phone',
    'password',
    'locale',
    'code',
    'token',
    'token_hash',
    'type',
    'factor',
    'name',
    'message',
    'terms',
  ],
  ...[
    'lists',
    'known',
    'ids',
    'list',
    'id',
    'title',
    'slug',
    'data',
    '_status',
    'at',
    'kind',
    'offers',
    'boxes',
    'target',
  ],
)
const value = fc.oneof(words, fc.jsonValue({ maxDepth: 3 }), fc.constantFrom('a\0b', '\ud800', [], {}, 1e308, -0))
const json = fc.oneof(
  fc.dictionary(fields, value, { maxKeys: 6 }).map((body) => JSON.stringify(body)),
  fc.json(),
  fc.constantFrom('', '{', 'null', '[]', '{"__proto__":{"a":1}}', '['.repeat(20_000), '{"a":"\\u0000"}', '\0'),
)
const typed = fc.dictionary(fields, words, { maxKeys: 6 }).map((body) => new URLSearchParams(body).toString())
const multipart = fc
  .tuple(fc.constantFrom('_payload', 'file', 'picture', 'remove', '$ACTION_ID_x'), json)
  .map(([name, text]) =>
    ['--x', `Content-Disposition: form-data; name="${name}"; filename="a.png"`, '', text, '--x--', ''].join('\r\n'),
  )

const sent: fc.Arbitrary<Pick<Thrown, 'type' | 'body' | 'promised'>> = fc.oneof(
  fc.constant({ type: null, body: '' }),
  fc.record({ type: fc.constant('application/json'), body: json }),
  fc.record({ type: fc.constant('application/x-www-form-urlencoded'), body: typed }),
  fc.record({ type: fc.constant('multipart/form-data; boundary=x'), body: fc.oneof(multipart, json) }),
  fc.record({
    type: fc.constantFrom('text/csv', 'text/plain', 'application/xml', 'x', 'multipart/form-data'),
    body: json,
  }),
  fc.record({
    type: fc.constantFrom('application/json', 'multipart/form-data; boundary=x'),
    body: fc.constant('{'),
    promised: fc.constantFrom(1024 * 1024 + 1, 400 * 1024 * 1024),
  }),
)

const headers = fc.record(
  {
    accept: fc.constantFrom('text/html', 'application/json', '*/*', 'x'),
    'accept-language': fc.constantFrom('de', 'bg;q=0', 'xx-YY', '*', ','.repeat(50)),
    range: fc.constantFrom('bytes=0-', 'bytes=9-1', 'bytes=-0', 'x'),
    'if-none-match': fc.constantFrom('*', '"x"', 'W/"x"'),
    origin: fc.constantFrom('https://evil.example', 'null', 'x'),
    'sec-fetch-site': fc.constantFrom('cross-site', 'same-origin', 'none', 'x'),
    rsc: fc.constant('1'),
    'next-router-state-tree': fc.constantFrom('x', '%5B%5D', '%'),
    'next-action': fc.constantFrom('x', 'a'.repeat(42)),
    'x-http-method-override': fc.constantFrom('GET', 'DELETE', 'x'),
    'x-payload-http-method-override': fc.constantFrom('GET', 'x'),
    'x-middleware-subrequest': fc.constant('src/middleware'),
    'if-modified-since': fc.constant('never'),
  },
  { requiredKeys: [] },
)

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND']

export function anyRequest(routes: Route[], known: string[]): fc.Arbitrary<Thrown> {
  return fc.constantFrom(...routes).chain((route) => {
    const parts = route.path
      .split('/')
      .map((one) => (one.startsWith(':') ? fc.oneof(fc.constantFrom(...known), part) : fc.constant(one)))
    const path = fc
      .tuple(fc.constantFrom('', '', '', '/de', '/xx'), fc.tuple(...parts), query)
      .map(([language, filled, asked]) => addressOf(language, filled, asked))
    const method = fc.oneof(
      { weight: 6, arbitrary: fc.constantFrom(...route.methods) },
      { weight: 1, arbitrary: fc.constantFrom(...methods) },
    )
    return fc
      .record({ caller: fc.constantFrom(...callers), method, path, headers, sent })
      .map(({ sent: body, ...request }) => ({ ...request, ...body }))
  })
}

function addressOf(language: string, parts: string[], asked: [string, string][]): string {
  const search = asked.map(([name, text]) => `${name}=${text}`).join('&')
  const path = `${language}${parts.join('/')}` || '/'
  return search ? `${path}?${search}` : path
}
