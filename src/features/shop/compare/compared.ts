import { shopPaths } from '../paths'

/** Side by side. */
export const mostCompared = 4

const slug = /^[a-z0-9-]{1,200}$/

/** The products of an address, `?p=coat.jacket`: each once, and one more than can be compared, which has to replace another. */
export function comparedIn(p: string | null): string[] {
  const slugs = (p ?? '').split('.').filter((text) => slug.test(text))
  return [...new Set(slugs)].slice(0, mostCompared + 1)
}

type Shown = { size?: string | null; only?: boolean }

/** The address of a comparison; it is all there is of it, so that it can be shared. `only` hides what is the same. */
export function comparePath(slugs: string[], { size, only }: Shown = {}): string {
  if (slugs.length === 0) return shopPaths.compare
  const rest = new URLSearchParams({ ...(size && { size }), ...(only && { only: 'on' }) }).toString()
  return `${shopPaths.compare}?p=${slugs.join('.')}${rest && `&${rest}`}`
}
