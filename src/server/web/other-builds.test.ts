import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it, vi } from 'vitest'
import { askServer } from '../../../tests/setup/ask-server'
import { folderFiles } from '../files/folder-files'
import { shareBuild, withOtherBuilds } from './other-builds'

const root = mkdtempSync(join(tmpdir(), 'other-builds-'))
const shared = join(root, 'builds')
const files = folderFiles(shared)
const servers: ReturnType<typeof createServer>[] = []

afterAll(async () => {
  for (const server of servers) await new Promise((resolve) => server.close(resolve))
  rmSync(root, { recursive: true })
})

/** A web server of a build with these scripts, which all processes share the folder of. */
async function start(build: string, names: string[]) {
  const distDir = join(root, `dist-${build}`)
  mkdirSync(join(distDir, 'static', 'chunks'), { recursive: true })
  for (const name of names) writeFileSync(join(distDir, 'static', 'chunks', name), `${name} of ${build}`)
  const builds = await shareBuild({ files, distDir, build })
  const server = createServer(withOtherBuilds((_, response) => response.end('from Next'), builds))
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, resolve))
  const get = askServer(server)
  return {
    get,
    text: async (name: string) => (await get(`/_next/static/chunks/${name}`)).body.toString(),
  }
}

it('a page of the previous build goes on loading its parts, and one of the next build from an old process', async () => {
  const old = await start('old', ['both.js', 'a~old.js', 'old.css'])
  const young = await start('young', ['both.js', 'young.js'])
  expect(await young.text('a~old.js')).toBe('a~old.js of old')
  expect(await old.text('young.js')).toBe('young.js of young')
  for (const name of ['both.js', 'young.js']) expect(await young.text(name), 'its own').toBe('from Next')
  const { headers, body } = await young.get('/_next/static/chunks/old.css?dpl=1')
  expect([headers['content-type'], String(body)]).toEqual(['text/css; charset=UTF-8', 'old.css of old'])
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
  const head = await young.get('/_next/static/chunks/old.css', {}, 'HEAD')
  expect([head.headers['content-length'], head.body.length]).toEqual(['14', 0])
})

it('a process goes on serving its own scripts when somebody builds in its folder', async () => {
  const { text } = await start('emptied', ['shown.js', 'lost.js'])
  rmSync(join(root, 'dist-emptied', 'static', 'chunks', 'lost.js'))
  expect(await text('shown.js')).toBe('from Next')
  expect(await text('lost.js')).toBe('lost.js of emptied')
  await files.removeFolder('emptied')
})

it.each(['chunks/missing.js', 'chunks/../../secret.js', 'chunks/manifest.json', 'media/a.woff2'])(
  'leaves %s to Next',
  async (path) => {
    const { get } = await start('young', ['young.js'])
    expect((await get(`/_next/static/${path}`)).body.toString()).toBe('from Next')
  },
)

it('asks the storage at most once a second for names that nobody has', async () => {
  const folders = vi.fn(files.folders)
  const distDir = join(root, 'dist-young')
  const builds = await shareBuild({ files: { ...files, folders }, distDir, build: 'young' })
  folders.mockClear()
  vi.useFakeTimers({ toFake: ['Date'] })
  for (let guess = 0; guess < 20; guess += 1) expect(await builds.find(`${guess}.js`)).toBeNull()
  expect(folders).toHaveBeenCalledTimes(1)
  vi.useRealTimers()
})

it('a build is kept for a day after its last process, and one that runs for as long as it does', async () => {
  await start('ended', ['ended.js'])
  await start('today', ['today.js'])
  const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000)
  const setAge = (build: string, hours: number) => utimesSync(join(shared, build), hoursAgo(hours), hoursAgo(hours))
  setAge('ended', 25)
  setAge('today', 23)
  setAge('young', 25)
  const { text } = await start('young', ['young.js'])
  expect([await text('ended.js'), await text('today.js')]).toEqual(['from Next', 'today.js of today'])
  expect((await files.folders()).sort()).toEqual(['old', 'today', 'young'])
})

it('a server starts without its storage, and leaves to Next what it cannot find', async () => {
  const broken = {
    ...files,
    find: () => Promise.reject(new Error('no storage')),
    folders: () => Promise.reject(new Error('no storage')),
  }
  const builds = await shareBuild({ files: broken, distDir: join(root, 'dist-young'), build: 'young' })
  const server = createServer(withOtherBuilds((_, response) => response.end('from Next'), builds))
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, resolve))
  expect((await askServer(server)('/_next/static/chunks/old.css')).body.toString()).toBe('from Next')
})
