import { shopPaths } from '@/features/shop/goods/paths'

export const mostCompared = 4

const slug = /^[a-z0-9-]{1,200}$/

/** Reads `?p=coat.jacket` without duplicates; one surplus product is kept, because the page asks which to replace. */
export function comparedIn(p: string | null): string[] {
  const slugs = (p ?? '').split('.').filter((text) => slug.test(text))
  return [...new Set(slugs)].slice(0, mostCompared + 1)
}

type Shown = { size?: string | null; only?: boolean }

/** The address holds the whole comparison, so that it can be shared. `only` hides equal rows. */
export function comparePath(slugs: string[], { size, only }: Shown = {}): string {
  if (slugs.length === 0) return shopPaths.compare
  const rest = new URLSearchParams({ ...(size && { size }), ...(only && { only: 'on' }) }).toString()
  return `${shopPaths.compare}?p=${slugs.join('.')}${rest && `&${rest}`}`
}
