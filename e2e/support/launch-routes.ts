import { buildCustomRoute } from 'next/dist/lib/build-custom-route'
import config from '../../next.config'

/** Sends its parent the redirects and headers that a build with this environment writes into its manifest. */
const [redirects, headers] = await Promise.all([config.redirects?.(), config.headers?.()])
process.send?.({
  redirects: redirects?.map((route) => buildCustomRoute('redirect', route, ['/_next'])),
  headers: headers?.map((route) => buildCustomRoute('header', route)),
})
