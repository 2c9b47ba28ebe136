import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { copyFolder } from '@/server/files/copy-files'
import { s3Client } from '@/server/files/s3-client'
import { s3Files } from '@/server/files/s3-files'
import { placeholderEnv } from '../scripts/checks/placeholder-env'
import { startNode } from '../scripts/services/processes'
import { filesContract } from '../tests/server/files/contract'
import { installVersityGw, startVersityGw } from './versitygw'

const installed = await installVersityGw()

if ('program' in installed) {
  filesContract('files in S3', async () => {
    const server = await startVersityGw(installed.program)
    const client = s3Client({ ...server.settings, prefix: 'bg/test' })
    return { area: (name) => s3Files(client, name), stop: server.stop }
  })

  describe('an object', () => {
    it('is not replaced by a second writer of a new one', async () => {
      const server = await startVersityGw(installed.program)
      const client = s3Client(server.settings)
      expect(await client.put('a/b', new Uint8Array([1]), { isNew: true })).toBe('stored')
      expect(await client.put('a/b', new Uint8Array([2, 2]), { isNew: true })).toBe('taken')
      expect((await client.head('a/b'))?.size).toBe(1)
      await server.stop()
    })

    it('is nobody else’s to read, and is not read with a wrong key', async () => {
      const server = await startVersityGw(installed.program)
      const { endpoint, bucket } = server.settings
      await s3Files(s3Client(server.settings), 'exports').put('a.zip', new Uint8Array([1]))
      expect((await fetch(`${endpoint}/${bucket}/exports/a.zip`)).status).toBe(403)
      const stranger = s3Client({ ...server.settings, secretKey: 'guessed' })
      await expect(s3Files(stranger, 'exports').find('a.zip')).rejects.toThrow('403')
      await server.stop()
    })

    it('is not read half old and half new', async () => {
      const server = await startVersityGw(installed.program)
      const files = s3Files(s3Client(server.settings), 'uploads')
      await files.put('a', new Uint8Array(10))
      const found = await files.find('a')
      await files.put('a', new Uint8Array(20))
      await expect(found?.read()).rejects.toThrow('412')
      await server.stop()
    })
  })

  it('a folder is copied, goes on where it was interrupted, and stays as it was', async () => {
    const server = await startVersityGw(installed.program)
    const files = s3Files(s3Client(server.settings), 'files/pages')
    const folder = mkdtempSync(path.join(tmpdir(), 'broshura-copy-'))
    for (const name of ['x', '.tmp-y']) {
      mkdirSync(path.join(folder, name))
      for (const file of ['manifest.json', 'words.json', '1-320.webp'])
        writeFileSync(path.join(folder, name, file), file)
    }
    const before = readdirSync(folder, { recursive: true }).sort()
    await files.put('x/1-320.webp', new TextEncoder().encode('1-320.webp'))
    await files.put('x/words.json', new TextEncoder().encode('other.json'))
    expect(await copyFolder(folder, files)).toEqual({ copied: 2, present: 1 })
    expect(await copyFolder(folder, files)).toEqual({ copied: 0, present: 3 })
    expect((await (await files.find('x/words.json'))?.read())?.toString()).toBe('words.json')
    expect(await files.folders()).toEqual(['x'])
    expect(readdirSync(folder, { recursive: true }).sort()).toEqual(before)
    expect(await copyFolder(path.join(folder, 'none'), files)).toEqual({ copied: 0, present: 0 })
    rmSync(folder, { recursive: true })
    await server.stop()
  })

  it('a folder of data that is not the site’s is not called copied', async () => {
    const server = await startVersityGw(installed.program)
    const { endpoint, bucket, accessKey, secretKey } = server.settings
    const folder = mkdtempSync(path.join(tmpdir(), 'broshura-copy-'))
    const log = path.join(folder, 'copy.log')
    const env = {
      ...placeholderEnv,
      DATA_DIR: path.join(folder, 'mistyped'),
      S3_ENDPOINT: endpoint,
      S3_BUCKET: bucket,
      S3_ACCESS_KEY: accessKey,
      S3_SECRET_KEY: secretKey,
    }
    const { ended } = startNode(['--import', 'tsx', 'scripts/copy-files.ts', '--to', 's3'], { env, log })
    expect(await ended).toBe('exit code 1')
    expect(readFileSync(log, 'utf8')).toContain('There are no files in')
    rmSync(folder, { recursive: true })
    await server.stop()
  })
} else {
  console.warn(installed.missing)
  it('says why nothing ran against a real S3 server', () => expect(installed.missing).toMatch(/S3/))
}
