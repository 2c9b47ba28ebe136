import routes from './routes.json' with { type: 'json' }

type Route = { path: string; area: string; aliasOf?: string }

const elsewhere = ['account', 'auth', 'admin', 'shop', 'product-layout']

/** The routes that everybody may read; `samples` are the addresses of documents for `{slug}`. */
export function publicRoutes(samples: Record<string, string>): Route[] {
  const all: Route[] = routes
  return all
    .filter(({ path, area }) => !elsewhere.includes(area) && path !== '/p/{slug}')
    .map((route) => ({ ...route, path: samples[route.path] ?? route.path }))
}
