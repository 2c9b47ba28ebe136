/**
 * Whether `If-None-Match` names this tag, so that nothing has to be sent. Compared weakly, as RFC 9110 (section 13.1.2)
 * has it: a proxy that compresses an answer marks its tag as weak.
 */
export function isKnownEtag(ifNoneMatch: string | null | undefined, etag: string | undefined): boolean {
  const known = ifNoneMatch?.split(',').map((tag) => strong(tag.trim())) ?? []
  return etag !== undefined && known.includes(strong(etag))
}

const strong = (etag: string) => etag.replace(/^W\//, '')
