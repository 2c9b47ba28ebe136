import { execFileSync } from 'node:child_process'
import { expect, it } from 'vitest'
import { findProgram } from './find-program'

const promtool = findProgram('promtool')

it.skipIf(!promtool)('Prometheus takes the rules', () => {
  const said = execFileSync(promtool ?? '', ['check', 'rules', 'deploy/alerts.yml'], { encoding: 'utf8' })
  expect(said).toMatch(/SUCCESS: \d+ rules found/)
})
if (!promtool)
  console.warn('The rules of deploy/alerts.yml were not checked: promtool (Debian: prometheus) is not installed.')
