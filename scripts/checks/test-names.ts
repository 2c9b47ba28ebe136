import path from 'node:path'

const imported = /\bfrom '(\.\/[^']+)'/g

/**
 * A test stands beside its source and bears its name or begins with it, or bears the name of its folder. A test that
 * imports no source of its folder is about the whole product. `sources` are the names of the folder's files without
 * their endings.
 */
export function bearsNameOfSource(file: string, text: string, sources: readonly string[]): boolean {
  const own = path.basename(file).replace(/\.test\.tsx?$/, '')
  if (sources.includes(own) || own === path.basename(path.dirname(file))) return true
  const used = [...text.matchAll(imported)]
    .map(([, name = '']) => name.slice(2))
    .filter((name) => sources.includes(name) && !name.endsWith('fixtures'))
  return used.length === 0 || used.some((source) => own.startsWith(`${source}-`))
}
