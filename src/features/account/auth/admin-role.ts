const sources = ['app_metadata', 'user_metadata', 'raw_user_metadata', 'metadata'] as const

type Sources = Partial<Record<(typeof sources)[number], unknown>>

/**
 * Whether the interface shows the link to the CMS: any of four sources says `admin`, as `role` or `roles`, as a string or a
 * list (docs/product.md, section 7). It grants nothing: the server decides what someone may do.
 */
export function looksLikeAdmin(user: Sources): boolean {
  const withCopy = { ...user, user_metadata: user.user_metadata ?? user.raw_user_metadata }
  return sources.some((source) => saysAdmin(withCopy[source]))
}

/** Whether one record says `admin`. */
export function saysAdmin(metadata: unknown): boolean {
  if (typeof metadata !== 'object' || metadata === null) return false
  const role = 'role' in metadata ? metadata.role : undefined
  const roles = 'roles' in metadata ? metadata.roles : undefined
  return [role, roles].flat().includes('admin')
}
