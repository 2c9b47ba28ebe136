import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'

const [, flows = ''] = readFileSync('docs/architecture.md', 'utf8').split('\n## Ten flows\n')
const rows = [...flows.matchAll(/^\| ([^|]+?) +\| (\d+) +\| (\d*) +\|$/gm)].map(
  ([, name = '', files, bound]) => [name, Number(files), bound ? Number(bound) : null] as const,
)

describe('the ten flows of the architecture', () => {
  it('are ten', () => {
    expect(rows).toHaveLength(10)
  })

  it.each(rows)('%s lists its %i files, all of them there, and not more than it may open', (name, count, bound) => {
    const files = filesOf(name)
    expect(files.filter((file) => !existsSync(file))).toEqual([])
    expect(files).toHaveLength(count)
    expect(count).toBeLessThanOrEqual(bound ?? count)
  })
})

/** Names stand below the folder before them that ends in a colon, and below `src`; what is in brackets is not counted. */
function filesOf(flow: string): string[] {
  const [, list = ''] = flows.match(new RegExp(`^- \\*\\*${flow}\\*\\*: (.*?)(?=^- \\*\\*|$(?![^]))`, 'ms')) ?? []
  const names: { name: string; isFolder: boolean }[] = []
  const told = list.replace(/`([^`]+)`(:?)/g, (_, name, colon) => `#${names.push({ name, isFolder: colon !== '' })} `)
  const counted = told.replace(/\([^()]*\)/g, '').match(/#\d+/g) ?? []
  let folder = ''
  return counted.flatMap((mark) => {
    const named = names[Number(mark.slice(1)) - 1]
    if (!named) return []
    if (named.isFolder) folder = named.name
    return named.isFolder ? [] : [placeOf(folder, named.name)]
  })
}

function placeOf(folder: string, name: string): string {
  const places = [path.join('src', folder, name), path.join('src', name), name]
  return places.find((place) => existsSync(place)) ?? places[0] ?? name
}
