import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

/** Without `import type`, which leaves nothing behind, and `import()`, which comes later. */
const statements = /^(?:import|export)\s(?!type\b)(?:[^'"()]*?\sfrom\s)?'([^']+)'/gm

/** Files of ours and names of packages that a browser loads with the module. */
function loadedWith(entry: string): Set<string> {
  const loaded = new Set([entry])
  for (const file of loaded) {
    if (!existsSync(file)) continue
    for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(statements)) loaded.add(fileOf(name, file))
  }
  return loaded
}

function fileOf(name: string, from: string): string {
  if (!/^(?:\.|@\/)/.test(name)) return name
  const whole = name.startsWith('@/') ? path.join('src', name.slice(2)) : path.join(path.dirname(from), name)
  return [`${whole}.ts`, `${whole}.tsx`].find((file) => existsSync(file)) ?? whole
}

it('loads the check of what is stored only after the page, because it is heavy', () => {
  const folder = 'src/features/lists/components'
  expect([...loadedWith(`${folder}/opened-list.tsx`)]).toContain('zod/mini')
  const atOnce = [...loadedWith(`${folder}/list-app.tsx`)]
  expect(atOnce).toContain(`${folder}/sheets.ts`)
  expect(atOnce.filter((name) => name.startsWith('zod'))).toEqual([])
})
