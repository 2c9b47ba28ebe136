const json = 'application/json'
const forms = ['application/x-www-form-urlencoded', 'multipart/form-data']

/** What the routes of the API take besides JSON, which some of these do not take at all; the first that fits counts. */
const expected: { path: RegExp; types: string[] }[] = [
  // Payload's own forms, and our imports of tables.
  { path: /^\/api\/cms(?:\/|$)/, types: [json, ...forms, 'text/csv'] },
  // Mail programs unsubscribe with a form (RFC 8058).
  { path: /^\/api\/(?:newsletter\/link|follows\/end)\/?$/, types: forms },
  { path: /^\/api\/account\/picture\/?$/, types: ['multipart/form-data'] },
  { path: /^\/api(?:\/|$)/, types: [json] },
]

/** Whether a body of this type is expected at a path. The forms of pages are Next's, which checks them itself. */
export function isExpectedType(path: string, contentType = ''): boolean {
  const [type = ''] = contentType.split(';', 1)
  const decoded = decodeURIComponent(path)
  const route = expected.find((one) => one.path.test(decoded))
  return !route || route.types.includes(type.trim().toLowerCase())
}
