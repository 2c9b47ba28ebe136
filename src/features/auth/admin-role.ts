const sources = ['app_metadata', 'user_metadata', 'raw_user_metadata', 'metadata'] as const

type Sources = Partial<Record<(typeof sources)[number], unknown>>

/**
 * True when any of four sources says `admin`, as `role` or `roles`, string or list (docs/product.md, section 7). Only
 * shows the link to the CMS: the server checks every right itself.
 */
export function looksLikeAdmin(user: Sources): boolean {
  const withCopy = { ...user, user_metadata: user.user_metadata ?? user.raw_user_metadata }
  return sources.some((source) => saysAdmin(withCopy[source]))
}

export function saysAdmin(metadata: unknown): boolean {
  if (typeof metadata !== 'object' || metadata === null) return false
  const role = 'role' in metadata ? metadata.role : undefined
  const roles = 'roles' in metadata ? metadata.roles : undefined
  return [role, roles].flat().includes('admin')
}
