/**
 * The insides of Next and Payload that we use, which their next version may rename: each kind stands in few files, so
 * that an upgrade changes those. The steps of an upgrade are in docs/upgrades.md.
 */
export type Seam = {
  what: string
  pattern: RegExp
  /** The folders in which the pattern is looked for. */
  within: readonly string[]
  /** The files that may contain it; a path that ends in `/` is a folder. */
  only: readonly string[]
}

const everywhere = [
  'src/',
  'collections/',
  'seed/',
  'scripts/',
  'simulators/',
  'tests/',
  'tests-full/',
  'e2e/',
] as const
const ofTheCms = ['src/admin/', 'src/app/(payload)/', 'collections/'] as const

export const seams: readonly Seam[] = [
  {
    what: 'the inside of Next',
    pattern: /['"]next\/dist\//,
    within: everywhere,
    only: [
      'src/server/next-internals.ts',
      'src/server/next-internals.test.ts',
      'tests/setup/next-internals.ts',
      'tests/setup/fresh-modules.ts',
    ],
  },
  {
    what: 'Next in components of the CMS',
    pattern: /['"]next\/(?!dist\/)/,
    within: ['src/admin/', 'collections/'],
    only: [
      'src/admin/shell/form.ts',
      'src/admin/shell/link.ts',
      'src/admin/shell/router.ts',
      'src/admin/shell/server.ts',
      'src/admin/preview/refresh-on-save.tsx',
    ],
  },
  {
    what: "Payload's package for Next",
    pattern: /['"]@payloadcms\/next\//,
    within: everywhere,
    only: ['src/app/(payload)/', 'src/admin/admin-frame.tsx', 'src/admin/asked/server-functions.ts'],
  },
  {
    what: "Payload's type of users",
    pattern: /\b(?:TypedUser|UntypedUser|ClientUser)\b/,
    within: everywhere,
    only: ['src/server/cms-user.ts'],
  },
  {
    what: "Payload's style tokens",
    pattern: /--(?:theme-|style-radius-|base\b|gutter-h\b|accessibility-outline)/,
    within: ofTheCms,
    only: ['src/admin/admin.css', 'src/admin/cms-tokens.css'],
  },
  {
    what: 'the place for components in forms of globals',
    pattern: /\belements: \{/,
    within: ofTheCms,
    only: ['src/admin/components.ts'],
  },
  {
    what: "Payload's way to begin a transaction",
    pattern: /\bbeginTransaction\b/,
    within: ['src/', 'collections/', 'seed/'],
    only: ['src/server/db/pool.ts'],
  },
  {
    what: "Payload's open transactions",
    pattern: /\bsessions\??\.\[|\bsessions\[|\bsessions, drizzle\b/,
    within: ['src/', 'collections/', 'seed/'],
    only: ['src/server/db/pool.ts', 'src/server/db/transaction.ts'],
  },
  {
    what: "Payload's tokens of staff sessions",
    pattern: /\b(?:jwtSign|getFieldsToSign)\b/,
    within: everywhere,
    only: ['src/features/auth/end-session.ts', 'src/features/auth/staff/sessions.ts'],
  },
]

const isIn = (file: string, places: readonly string[]) =>
  places.some((place) => file === place || (place.endsWith('/') && file.startsWith(place)))

/** The seams that a file uses although only other files may. */
export function takenPast(file: string, source: string): string[] {
  return seams
    .filter(({ pattern, within, only }) => isIn(file, within) && !isIn(file, only) && pattern.test(source))
    .map(({ what, only }) => `${file} takes ${what}, which belongs to ${only.join(', ')}`)
}
