import routes from './routes.json' with { type: 'json' }

type Route = { path: string; area: string; aliasOf?: string }

/** Areas with tests of their own: what is one person's, what is staff's, and the shop. */
const elsewhere = ['account', 'auth', 'admin', 'shop', 'product-layout']

/** The given routes that anybody may read; `samples` are the addresses of the documents that stand for `{slug}`. */
export function publicRoutes(samples: Record<string, string>): Route[] {
  const all: Route[] = routes
  return all
    .filter(({ path, area }) => !elsewhere.includes(area) && path !== '/p/{slug}')
    .map((route) => ({ ...route, path: samples[route.path] ?? route.path }))
}
