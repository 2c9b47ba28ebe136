import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { z } from 'zod'
import { areaOverrides, isAreaOverride } from './checks/areas'

const file = 'biome.json'
const settings = z.looseObject({ overrides: z.array(z.looseObject({ includes: z.array(z.string()) })) })

/** Writes the order of the areas into the linter's settings. */
const before = settings.parse(JSON.parse(readFileSync(file, 'utf8')))
const first = before.overrides.findIndex(isAreaOverride)
const others = before.overrides.filter((override) => !isAreaOverride(override))
const overrides = others.toSpliced(first, 0, ...areaOverrides())
writeFileSync(file, JSON.stringify({ ...before, overrides }, null, 2))
const { status } = spawnSync('biome', ['format', '--write', file], { stdio: 'inherit' })
if (status !== 0) throw new Error('The linter did not format its settings: start this by npm.')
