import config from '../../next.config'
import { manifestRoute } from '../../tests/setup/next-internals'

/** Sends its parent the redirects and headers that a build with this environment writes into its manifest. */
const [redirects, headers] = await Promise.all([config.redirects?.(), config.headers?.()])
process.send?.({
  redirects: redirects?.map((route) => manifestRoute('redirect', route, ['/_next'])),
  headers: headers?.map((route) => manifestRoute('header', route)),
})
