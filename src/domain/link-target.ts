/** White space and control characters, which browsers drop from an address before they read its scheme. */
const dropped = /[\s\p{Cc}\p{Cf}]/u

/** A path on this site; `//host` and `/\host` lead to another site. */
export const isOwnPath = (value: string): boolean =>
  (/^\/(?![/\\])/.test(value) && !dropped.test(value)) || value === '/'

export const isHttpAddress = (value: string): boolean =>
  /^https?:\/\/[^/\\]/i.test(value) && !dropped.test(value) && URL.canParse(value)

const isMailAddress = (value: string) => /^mailto:[^@<>"\\]+@[^@<>"\\]+$/i.test(value) && !dropped.test(value)
const isTelephone = (value: string) => /^tel:\+?[\d().-]{3,30}$/i.test(value)

/**
 * Whether an editor's link may lead there: a path on this site, a web address, a mailbox or a telephone. An allow list,
 * so that every other scheme is refused, `javascript:` and `data:` among them.
 */
export const isLinkTarget = (value: string): boolean =>
  isOwnPath(value) || isHttpAddress(value) || isMailAddress(value) || isTelephone(value)

/** Of a web address; a mailbox or a telephone as it is, and null for a path on this site, such as that of a file. */
export function hostOf(target: string): string | null {
  return URL.canParse(target) ? new URL(target).host || target.replace(/^\w+:/, '') : null
}

/** Payload can never again read a rich-text node with other fields, or with an address that is no text. */
function isReadable(fields: unknown): boolean {
  if (typeof fields !== 'object' || fields === null || Array.isArray(fields)) return false
  return !('url' in fields) || fields.url === null || fields.url === undefined || typeof fields.url === 'string'
}

/** Searches a stored document for unsafe addresses, in links and in nodes that are drawn as links. */
export function hasUnsafeLink(node: unknown): boolean {
  if (typeof node !== 'object' || node === null) return false
  if (Array.isArray(node)) return node.some(hasUnsafeLink)
  if ('type' in node && 'fields' in node && !isReadable(node.fields)) return true
  return Object.entries(node).some(([key, value]) =>
    typeof value === 'string' ? addressKeys.has(key) && isForeignScheme(value) : hasUnsafeLink(value),
  )
}

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

/** Text that is still being typed has no scheme and is accepted. */
function isForeignScheme(value: string): boolean {
  const [, scheme] = /^([a-z][a-z\d+.-]*):/i.exec(value.replace(new RegExp(dropped, 'gu'), '')) ?? []
  return scheme !== undefined && !['http', 'https', 'mailto', 'tel'].includes(scheme.toLowerCase())
}
