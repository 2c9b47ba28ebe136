/** The areas of `src/features`, lowest level first. An area imports only from lower levels; those of one level know nothing of each other. */
export const levels = [
  ['counts'],
  ['brochures'],
  ['price-data'],
  ['site'],
  ['auth'],
  ['account', 'editorial'],
  ['search', 'content'],
  ['shop', 'lists', 'prices'],
] as const

/** The areas within the shop, in the same way. */
export const shopLevels = [['goods'], ['orders'], ['reviews'], ['checkout'], ['browse'], ['fulfilment']] as const

type Pattern = { group: string[]; message: string }

const order = 'The areas have an order (docs/architecture.md): compose them in src/app, or move down what both need.'

const paths = {
  payload: {
    importNames: ['getPayload'],
    message: 'Only src/server/cms.ts opens Payload: use cmsAs() or cmsSystem().',
  },
  '@payload-config': 'Only src/server/cms.ts opens Payload.',
}

const noRoutes: Pattern = { group: ['@/app/**'], message: 'The arrows go app → features, never back.' }

const components = ['@/features/**/components/**', '../../../*/components/**', '../../*/components/**']
const noComponents: Pattern = {
  group: components,
  message: "A feature shows no other feature's components (its own are imported by a relative path).",
}
/** The shop is one site: its areas may show components of lower ones. */
const shopComponents: Pattern = { ...noComponents, group: [...components, '!@/features/shop/**'] }

const override = (folder: string, patterns: Pattern[]) => ({
  includes: [`src/features/${folder}/**`],
  linter: {
    rules: { style: { noRestrictedImports: { level: 'error', options: { paths, patterns } } } },
  },
})

/** The areas that one of `levels` may not import from: those above and those beside it. */
function forbidden(levels: readonly (readonly string[])[], area: string): string[] {
  const own = levels.findIndex((level) => level.includes(area))
  return levels.slice(own).flatMap((level) => level.filter((other) => other !== area))
}

/** The ways in which a file of an area may name another area of `parent`. */
const waysTo = (parent: string, area: string) =>
  [`@/features/${parent}${area}`, ...['..', '../..', '../../..', '../../../..'].map((up) => `${up}/${area}`)].map(
    (path) => `${path}/**`,
  )

/** The blocks of `biome.json` that hold the order of the areas; a block replaces those before it. */
export function areaOverrides() {
  const above = (area: string) => forbidden(levels, area).flatMap((other) => waysTo('', other))
  return [
    ...levels.flat().map((area) => override(area, [noRoutes, noComponents, { group: above(area), message: order }])),
    ...shopLevels.flat().map((area) => {
      const within = forbidden(shopLevels, area).flatMap((other) => waysTo('shop/', other))
      return override(`shop/${area}`, [
        noRoutes,
        shopComponents,
        { group: [...above('shop'), ...within], message: order },
      ])
    }),
  ]
}

/** Whether a block of `biome.json` is one of those above. */
export const isAreaOverride = ({ includes }: { includes: string[] }) =>
  includes.some((path) => /^src\/features\/[a-z]/.test(path))
