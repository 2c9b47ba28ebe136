import { buildCustomRoute } from 'next/dist/lib/build-custom-route'
import config from '../../next.config'

/** Tells the process that started it what a build with its environment writes of redirects and headers into its manifest. */
const [redirects, headers] = await Promise.all([config.redirects?.(), config.headers?.()])
process.send?.({
  redirects: redirects?.map((route) => buildCustomRoute('redirect', route, ['/_next'])),
  headers: headers?.map((route) => buildCustomRoute('header', route)),
})
