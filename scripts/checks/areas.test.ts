import { globSync, readdirSync, readFileSync } from 'node:fs'
import { matchesGlob } from 'node:path'
import { expect, it } from 'vitest'
import { areaOverrides, isAreaOverride, levels, shopLevels } from './areas'

const foldersIn = (path: string) =>
  readdirSync(path, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []))

it('has every area of the code in its order', () => {
  expect(levels.flat().toSorted()).toEqual(foldersIn('src/features').toSorted())
  expect(shopLevels.flat().toSorted()).toEqual(foldersIn('src/features/shop').toSorted())
})

it.each([...levels.flat().filter((area) => area !== 'shop'), ...shopLevels.flat().map((area) => `shop/${area}`)])(
  'has at most a hundred files in %s',
  (area) => {
    const files = globSync(`src/features/${area}/**/*.{ts,tsx}`).filter((file) => !file.includes('.test.'))
    expect(files.length).toBeLessThanOrEqual(100)
  },
)

it('is what the linter holds', () => {
  const { overrides } = JSON.parse(readFileSync('biome.json', 'utf8'))
  expect(overrides.filter(isAreaOverride)).toEqual(areaOverrides())
})

it('knows the way up from the deepest folder', () => {
  const depths = globSync('src/features/**/*.{ts,tsx}').map((file) => file.split('/').length - 3)
  const ways = JSON.stringify(areaOverrides())
  expect(ways).toContain(`"${'../'.repeat(Math.max(...depths))}prices/**"`)
})

it.each([...levels.flat(), ...shopLevels.flat().map((area) => `shop/${area}`)])(
  'holds in the tests of %s too',
  (area) => {
    const { overrides }: { overrides: ReturnType<typeof areaOverrides> } = JSON.parse(
      readFileSync('biome.json', 'utf8'),
    )
    const restricting = overrides.filter(
      ({ includes, linter }) =>
        'noRestrictedImports' in (linter.rules.style ?? {}) &&
        includes.some((pattern) => matchesGlob(`src/features/${area}/some/thing.test.ts`, pattern)),
    )
    expect(restricting.at(-1)?.includes).toEqual([`src/features/${area}/**`])
  },
)

it('is what the table of the architecture draws', () => {
  const text = readFileSync('docs/architecture.md', 'utf8')
  const rows = [...text.matchAll(/^\| (?:shop )?\d+ +\| (`.*) \|$/gm)].map(([, areas = '']) => areas.trim())
  const drawn = (order: readonly (readonly string[])[]) =>
    order.map((level) => level.map((area) => `\`${area}\``).join(', ')).toReversed()
  expect(rows).toEqual([...drawn(levels), ...drawn(shopLevels)])
})

it('is what the README draws', () => {
  const text = readFileSync('README.md', 'utf8')
  const rows = [...text.matchAll(/^\| (`[a-z-]+`(?:, `[a-z-]+`)*) +\| \S/gm)].map(([, areas]) => areas)
  expect(rows).toEqual(levels.map((level) => level.map((area) => `\`${area}\``).join(', ')).toReversed())
  const counted = ['eleven', 'twelve', 'thirteen', 'fourteen'][levels.flat().length - 11]
  expect(text).toContain(`The ${counted} areas, each of which`)
  expect(text).toContain(`${counted} areas, each with a README`)
})
