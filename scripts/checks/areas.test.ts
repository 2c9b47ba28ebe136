import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { areaOverrides, isAreaOverride, levels, shopLevels } from './areas'

const foldersIn = (path: string) =>
  readdirSync(path, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []))

it('has every area of the code in its order', () => {
  expect(levels.flat().toSorted()).toEqual(foldersIn('src/features').toSorted())
  expect(shopLevels.flat().toSorted()).toEqual(foldersIn('src/features/shop').toSorted())
})

it('is what the linter holds', () => {
  const { overrides } = JSON.parse(readFileSync('biome.json', 'utf8'))
  expect(overrides.filter(isAreaOverride)).toEqual(areaOverrides())
})

it('is what the table of the architecture draws', () => {
  const text = readFileSync('docs/architecture.md', 'utf8')
  const rows = [...text.matchAll(/^\| (?:shop )?\d+ +\| (`.*) \|$/gm)].map(([, areas = '']) => areas.trim())
  const drawn = (order: readonly (readonly string[])[]) =>
    order.map((level) => level.map((area) => `\`${area}\``).join(', ')).toReversed()
  expect(rows).toEqual([...drawn(levels), ...drawn(shopLevels)])
})
