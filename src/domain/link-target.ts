/** White space and control characters, which browsers drop from an address before they read its scheme. */
const dropped = /[\s\p{Cc}\p{Cf}]/u

/** A path on this site; `//host` and `/\host` lead to another one. */
export const isOwnPath = (value: string): boolean =>
  (/^\/(?![/\\])/.test(value) && !dropped.test(value)) || value === '/'

/** A complete address of the web. */
export const isHttpAddress = (value: string): boolean =>
  /^https?:\/\/[^/\\]/i.test(value) && !dropped.test(value) && URL.canParse(value)

const isMailAddress = (value: string) => /^mailto:[^@<>"\\]+@[^@<>"\\]+$/i.test(value) && !dropped.test(value)
const isTelephone = (value: string) => /^tel:\+?[\d().-]{3,30}$/i.test(value)

/**
 * Whether an editor's link may lead there: a path on this site, an address of the web, a mailbox or a telephone. Every other scheme
 * is refused by not being one of these, `javascript:` and `data:` among them.
 */
export const isLinkTarget = (value: string): boolean =>
  isOwnPath(value) || isHttpAddress(value) || isMailAddress(value) || isTelephone(value)

/** The own words of a node of a rich text: Payload can never again read one with others, or whose address is no text. */
function isReadable(fields: unknown): boolean {
  if (typeof fields !== 'object' || fields === null || Array.isArray(fields)) return false
  return !('url' in fields) || fields.url === null || fields.url === undefined || typeof fields.url === 'string'
}

/** A part of a rich text that leads somewhere, however it came to be stored: a link, or what is drawn as one. */
export function hasUnsafeLink(node: unknown): boolean {
  if (typeof node !== 'object' || node === null) return false
  if (Array.isArray(node)) return node.some(hasUnsafeLink)
  if ('type' in node && 'fields' in node && !isReadable(node.fields)) return true
  return Object.entries(node).some(([key, value]) =>
    typeof value === 'string' ? addressKeys.has(key) && isForeignScheme(value) : hasUnsafeLink(value),
  )
}

/** The fields of our documents, and of the nodes of a rich text, that hold an address. */
const addressKeys: ReadonlySet<string> = new Set([
  'embedAddress',
  'groupWebsite',
  'href',
  'linkUrl',
  'src',
  'to',
  'url',
  'website',
])

/** Whether a browser would read a scheme in it that is none of ours; what is being typed has none yet. */
function isForeignScheme(value: string): boolean {
  const [, scheme] = /^([a-z][a-z\d+.-]*):/i.exec(value.replace(new RegExp(dropped, 'gu'), '')) ?? []
  return scheme !== undefined && !['http', 'https', 'mailto', 'tel'].includes(scheme.toLowerCase())
}
