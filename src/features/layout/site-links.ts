/** A link of the page's furniture. `live` says whether its page exists: nothing leads to a 404. */
export type SiteLink = { key: string; path: string; live: boolean }

const link = <Key extends string>(key: Key, path: string, live: boolean) => ({ key, path, live }) satisfies SiteLink

export const searchPath = '/search'
export const listPath = '/list'
export const pricesPath = '/prices'
export const shopsAnchor = 'shops'

export const bottomBarLinks = [
  link('brochures', '/', true),
  link('prices', pricesPath, true),
  link('search', searchPath, true),
  link('list', listPath, true),
  link('me', '/account-dashboard', true),
] as const
