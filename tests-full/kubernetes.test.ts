import { execFile, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, expect, it } from 'vitest'
import { findProgram } from './find-program'

const run = promisify(execFile)
const minutes = 60_000
const versions = ['1.30.0', '1.37.0']
const kinds = [
  'configmap-v1',
  'deployment-apps-v1',
  'horizontalpodautoscaler-autoscaling-v2',
  'job-batch-v1',
  'poddisruptionbudget-policy-v1',
  'service-v1',
]

const folder = mkdtempSync(join(tmpdir(), 'broshura-kubernetes-'))
afterAll(() => rmSync(folder, { recursive: true }))

/**
 * The schemas of Kubernetes, which a package of Python brings along; each file gets its definitions, because
 * kubeconform follows no reference into another one.
 */
function placeSchemas(unpacked: string) {
  for (const version of versions) {
    const source = join(unpacked, 'kubernetes_validate', 'kubernetes-json-schema', `v${version}-local-strict`)
    const read = (name: string): object =>
      JSON.parse(readFileSync(join(source, `${name}.json`), 'utf8').replaceAll('/api/_definitions.json#', '#'))
    const definitions = read('_definitions')
    for (const kind of kinds)
      writeFileSync(join(folder, `${version}-${kind}.json`), JSON.stringify({ ...read(kind), ...definitions }))
  }
}

async function install(): Promise<{ kubeconform: string } | { missing: string }> {
  const absent = ['kubectl', 'go', 'pip'].filter((name) => !findProgram(name))
  if (absent.length > 0)
    return { missing: `${absent.join(', ')} not installed: the files of Kubernetes were not checked.` }
  const tools = resolve('.data', 'tools')
  try {
    const env = { ...process.env, GOBIN: tools }
    await run('go', ['install', 'github.com/yannh/kubeconform/cmd/kubeconform@latest'], { env, timeout: 5 * minutes })
    const target = join(folder, 'python')
    await run('pip', ['install', '--quiet', '--no-deps', `--target=${target}`, 'kubernetes-validate==1.37.0'])
    placeSchemas(target)
    return { kubeconform: join(tools, 'kubeconform') }
  } catch (error) {
    return { missing: `The files of Kubernetes were not checked: ${error instanceof Error ? error.message : error}` }
  }
}

const installed = await install()
if ('missing' in installed) console.warn(installed.missing)

it.runIf('missing' in installed)('needs kubectl, Go and pip', () => {
  expect(installed).toHaveProperty('missing')
})

it.runIf('kubeconform' in installed).each(versions)(
  'Kubernetes %s knows every field of deploy/kubernetes',
  (version) => {
    if (!('kubeconform' in installed)) return
    const { stdout: pods } = spawnSync('kubectl', ['kustomize', 'deploy/kubernetes'], { encoding: 'utf8' })
    const schemas = join(folder, `${version}-{{ .ResourceKind }}{{ .KindSuffix }}.json`)
    const check = (input: string) =>
      spawnSync(installed.kubeconform, ['-strict', '-summary', '-schema-location', schemas, '-'], {
        input,
        encoding: 'utf8',
      })
    expect(check(pods).stdout).toMatch(/8 resources found .* Valid: 8, Invalid: 0, Errors: 0/)
    expect(check(pods.replace('maxReplicas: 6', 'maxReplica: 6')).status).toBe(1)
  },
)
