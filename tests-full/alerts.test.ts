import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { findProgram } from './find-program'

const promtool = findProgram('promtool')
const rules = resolve('deploy/alerts.yml')

interface Case {
  /** In the notation of promtool, one value a minute. */
  input: Record<string, string>
  alert: string
  atMinute: number
  labels: Record<string, string>[]
}

function check(...cases: Case[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'broshura-alerts-'))
  const tests = cases.map(({ input, alert, atMinute, labels }) => ({
    interval: '1m',
    input_series: Object.entries(input).map(([series, values]) => ({ series, values })),
    promql_expr_test: [
      {
        expr: `count by (alertname, instance, process, replica) (ALERTS{alertname="${alert}",alertstate="firing"})`,
        eval_time: `${atMinute}m`,
        exp_samples: labels.map((own) => {
          const all = Object.entries({ alertname: alert, ...own }).map(([name, value]) => `${name}="${value}"`)
          return { labels: `{${all.join(', ')}}`, value: 1 }
        }),
      },
    ],
  }))
  try {
    // Each JSON is YAML as well.
    writeFileSync(join(folder, 'tests.yml'), JSON.stringify({ rule_files: [rules], evaluation_interval: '1m', tests }))
    return execFileSync(promtool ?? '', ['test', 'rules', join(folder, 'tests.yml')], { encoding: 'utf8' })
  } finally {
    rmSync(folder, { recursive: true })
  }
}

describe.skipIf(!promtool)('Prometheus', () => {
  it('takes the rules', () => {
    const said = execFileSync(promtool ?? '', ['check', 'rules', rules], { encoding: 'utf8' })
    expect(said).toMatch(/SUCCESS: \d+ rules found/)
  })

  it('says that a replica has stopped replaying, not that it was behind for moments or is not asked', () => {
    const lag = 'broshura_replica_lag_bytes{instance="web",replica="1"}'
    const reads = 'broshura_public_reads_total{instance="web",target="primary",reason="behind"}'
    const stopped = { [lag]: '0x5 20000000+1000000x60', [reads]: '0+10x65' }
    const atTimes = { [lag]: '20000000 0 20000000 20000000 0 20000000x3 0x60', [reads]: '0+10x65' }
    const idle = { [lag]: '20000000x65', [reads]: '5x65' }
    const alert = 'BroshuraReplicaBehind'
    const said = check(
      { input: stopped, alert, atMinute: 40, labels: [{ instance: 'web', replica: '1' }] },
      { input: atTimes, alert, atMinute: 40, labels: [] },
      { input: idle, alert, atMinute: 40, labels: [] },
    )
    expect(said).toContain('SUCCESS')
  })

  it('says that all processes of a kind are gone, also where none of them is a target any more', () => {
    const worker = { 'broshura_build_info{process="worker",version="a",instance="worker"}': '1x60' }
    const web = 'broshura_build_info{process="web",version="a",instance="web-1"}'
    const other = 'broshura_build_info{process="web",version="a",instance="web-2"}'
    const alert = 'BroshuraNobodyThere'
    const said = check(
      { input: { ...worker, [web]: '1x5 stale' }, alert, atMinute: 20, labels: [{ process: 'web' }] },
      { input: { ...worker, [web]: '1x5 stale', [other]: '1x60' }, alert, atMinute: 20, labels: [] },
    )
    expect(said).toContain('SUCCESS')
  })

  it('says that requests fail, not that processes are not ready', () => {
    const answers = (kind: string, status: number) => `broshura_http_requests_total{class="${kind}",status="${status}"}`
    const good = { [answers('page', 200)]: '0+1800x60' }
    const alert = 'BroshuraErrors'
    const said = check(
      { input: { ...good, [answers('page', 500)]: '0+120x60' }, alert, atMinute: 30, labels: [{}] },
      { input: { ...good, [answers('health', 503)]: '0+120x60' }, alert, atMinute: 30, labels: [] },
    )
    expect(said).toContain('SUCCESS')
  })

  it('says that the log of the database is no longer archived', () => {
    const archived = 'broshura_archive_last_success_timestamp_seconds{instance="web"}'
    const alert = 'BroshuraLogNotArchived'
    const said = check(
      { input: { [archived]: '0x90' }, alert, atMinute: 80, labels: [{}] },
      { input: { [archived]: '0+60x90' }, alert, atMinute: 80, labels: [] },
    )
    expect(said).toContain('SUCCESS')
  })
})
if (!promtool)
  console.warn('The rules of deploy/alerts.yml were not checked: promtool (Debian: prometheus) is not installed.')
