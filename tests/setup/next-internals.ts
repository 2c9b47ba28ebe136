// Everything that tests take from the inside of Next; the product's own list is src/server/next-internals.ts.
export { buildCustomRoute as manifestRoute } from 'next/dist/lib/build-custom-route'
export { IncrementalCache } from 'next/dist/server/lib/incremental-cache'
export { buildCustomRoute as matchingRoute } from 'next/dist/server/lib/router-utils/filesystem'
export { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime'
export { PathnameContext } from 'next/dist/shared/lib/hooks-client-context.shared-runtime'
export { matchHas, prepareDestination } from 'next/dist/shared/lib/router/utils/prepare-destination'
