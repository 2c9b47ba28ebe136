const placeholderOrigin = 'http://broshura.invalid'
const mostCharacters = 2000

/**
 * The path after the sign-in: `wanted` if it is a path of this site, else `otherwise`. Anything that a browser could
 * read as another host (`//host`, `/\host`, a scheme, a tab) is refused (docs/product.md, section 5).
 */
export function nextPath(wanted: unknown, otherwise: string): string {
  if (typeof wanted !== 'string' || wanted.length > mostCharacters) return otherwise
  // Browsers differ in how they treat backslashes and control characters.
  if (!/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(wanted) || !URL.canParse(wanted, placeholderOrigin)) return otherwise
  const { origin, pathname, search, hash } = new URL(wanted, placeholderOrigin)
  return origin === placeholderOrigin && !pathname.startsWith('//') ? `${pathname}${search}${hash}` : otherwise
}

export function withNext(path: string, next: string): string {
  if (!next) return path
  return `${path}${path.includes('?') ? '&' : '?'}next=${encodeURIComponent(next)}`
}

/** Not cached, because the redirect comes from a URL that works only once. */
export function redirectTo(address: string): Response {
  return new Response(null, { status: 303, headers: { Location: address, 'Cache-Control': 'private, no-store' } })
}
