import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { AwsClient } from 'aws4fetch'
import { freePort } from '../scripts/services/free-port'
import { startProgram } from '../scripts/services/program'
import { findProgram } from './find-program'

const run = promisify(execFile)
const installMs = 15 * 60_000
const bucketIsThere = 409

/**
 * Installs the S3 server that the tests speak to.
 * @returns its path, or the reason why it cannot be installed here
 */
export async function installVersityGw(): Promise<{ program: string } | { missing: string }> {
  if (!findProgram('go')) return { missing: 'Go is not installed, so nothing ran against a real S3 server.' }
  const folder = resolve('.data', 'tools')
  const program = join(folder, 'versitygw')
  const known = await run(program, ['--version']).catch(() => null)
  if (known) return { program }
  try {
    const env = { ...process.env, GOBIN: folder }
    await run('go', ['install', 'github.com/versity/versitygw/cmd/versitygw@latest'], { env, timeout: installMs })
    return { program }
  } catch (error) {
    const reason = String(Reflect.get(Object(error), 'stderr'))
      .trim()
      .split('\n')
      .at(-1)
    return { missing: `Nothing ran against a real S3 server, which Go could not install: ${reason}` }
  }
}

/** Starts it with an empty bucket in a folder of its own. */
export async function startVersityGw(program: string) {
  const folder = mkdtempSync(join(tmpdir(), 'broshura-s3-'))
  for (const name of ['objects', 'attributes']) mkdirSync(join(folder, name))
  const port = await freePort()
  const endpoint = `http://127.0.0.1:${port}`
  const [accessKey, secretKey] = ['test-access', 'test-secret']
  const address = ['--port', `127.0.0.1:${port}`, '--access', accessKey, '--secret', secretKey]
  const storage = ['posix', '--sidecar', join(folder, 'attributes'), join(folder, 'objects')]
  const bucket = 'broshura'
  const root = new AwsClient({ accessKeyId: accessKey, secretAccessKey: secretKey, region: 'us-east-1', service: 's3' })
  const server = await startProgram({
    path: program,
    args: [...address, '--quiet', ...storage],
    answers: async () => {
      const { ok, status } = await root.fetch(`${endpoint}/${bucket}`, { method: 'PUT' })
      return ok || status === bucketIsThere
    },
  })
  return {
    ...server,
    settings: { endpoint, bucket, region: 'us-east-1', accessKey, secretKey, prefix: '' },
    stop: async () => {
      await server.stop()
      rmSync(folder, { recursive: true })
    },
  }
}
