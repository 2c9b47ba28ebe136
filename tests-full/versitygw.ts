import { execFile, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { AwsClient } from 'aws4fetch'
import { freePort } from '../scripts/services/free-port'
import { findProgram } from './find-program'

const run = promisify(execFile)
const installMs = 15 * 60_000

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
  const child = spawn(program, [...address, '--quiet', ...storage], { stdio: ['ignore', 'ignore', 'inherit'] })
  const ended = new Promise((done) => child.once('exit', done))
  const bucket = 'broshura'
  const root = new AwsClient({ accessKeyId: accessKey, secretAccessKey: secretKey, region: 'us-east-1', service: 's3' })
  await answers(() => root.fetch(`${endpoint}/${bucket}`, { method: 'PUT' }), ended)
  return {
    settings: { endpoint, bucket, region: 'us-east-1', accessKey, secretKey, prefix: '' },
    stop: async () => {
      child.kill('SIGTERM')
      await ended
      rmSync(folder, { recursive: true })
    },
  }
}

/** @throws when the server has ended, or has not answered within half a minute */
async function answers(ask: () => Promise<Response>, ended: Promise<unknown>): Promise<void> {
  const gone = ended.then((code) => Promise.reject(new Error(`The S3 server ended with the code ${code}.`)))
  const deadline = AbortSignal.timeout(30_000)
  const attempt = async (): Promise<void> => {
    deadline.throwIfAborted()
    const response = await ask().catch(() => null)
    if (!response?.ok) return new Promise((again) => setTimeout(again, 100)).then(attempt)
  }
  await Promise.race([attempt(), gone])
}
