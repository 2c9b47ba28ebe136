import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { openRegistry } from '@/server/metrics/registry'
import { stateGauges } from '@/server/metrics/state-gauges'

const { registry } = openRegistry('web', 'test')
const known = registry.getMetricsAsArray().map(({ name }) => name)
const documents = ['deploy/alerts.yml', 'deploy/grafana.json', 'docs/deploy.md']

/** A histogram is read by names that end with these. */
const baseName = (name: string) => (known.includes(name) ? name : name.replace(/_(?:bucket|sum|count)$/, ''))

const namesIn = (text: string) =>
  [...text.matchAll(/\b(?:broshura|process|nodejs)_[a-z0-9_]+/g)].map(([name]) => baseName(name))

it.each(documents)('every metric that %s names exists', (path) => {
  const names = namesIn(readFileSync(path, 'utf8'))
  expect(names.length).toBeGreaterThan(10)
  expect(names.filter((name) => !known.includes(name))).toEqual([])
})

it('every metric of ours is in the table of docs/deploy.md', () => {
  const named = new Set(namesIn(readFileSync('docs/deploy.md', 'utf8')))
  expect(known.filter((name) => name.startsWith('broshura_') && !named.has(name))).toEqual([])
  expect(Object.keys(stateGauges).filter((name) => !named.has(name))).toEqual([])
})
