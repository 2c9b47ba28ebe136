export const searchPath = '/search'
export const listPath = '/list'
export const pricesPath = '/prices'
export const shopsAnchor = 'shops'

export const bottomBarLinks = [
  { key: 'brochures', path: '/' },
  { key: 'prices', path: pricesPath },
  { key: 'search', path: searchPath },
  { key: 'list', path: listPath },
  { key: 'me', path: '/account-dashboard' },
] as const
