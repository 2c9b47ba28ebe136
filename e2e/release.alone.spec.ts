import { existsSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import bg from '../messages/bg.json' with { type: 'json' }
import de from '../messages/de.json' with { type: 'json' }
import { testBuild } from '../scripts/checks/placeholder-env'
import { freePort } from '../scripts/services/free-port'
import { expect, onlyFull, test } from './support/fixtures'
import { patchLaterBuild } from './support/patched-build'
import { address, reader, visit, words } from './support/reader'
import { stack } from './support/stack-ready'
import { startInstance, type WebInstance } from './support/web-instance'

const secondBuild = `${testBuild.distDir}-second`
/** The scripts of the second build, in its folder and in the copies that all web servers share. */
const places = () => [join(secondBuild, 'static', 'chunks'), join(stack().env.DATA_DIR ?? '', 'builds')]
const away = (place: string) => `${place}-away`

test.describe.configure({ timeout: 120_000 })

let port: number
let instance: WebInstance

const startBuild = (distDir: string) => startInstance({ NEXT_DIST_DIR: distDir }, port)

async function release(distDir: string): Promise<void> {
  await instance.stop()
  instance = await startBuild(distDir)
}

test.beforeAll(async () => {
  port = await freePort()
  const latest = await fetch(`${stack().url}/builds/latest.json`)
  patchLaterBuild(testBuild.distDir, secondBuild, await latest.json())
})
test.beforeEach(async () => {
  instance = await startBuild(testBuild.distDir)
})
test.afterEach(async () => {
  await instance.stop()
  for (const place of places().filter((one) => existsSync(away(one)))) {
    rmSync(place, { recursive: true, force: true })
    renameSync(away(place), place)
  }
})

for (const { prefix, sentences } of [
  { prefix: '', sentences: bg.releases },
  { prefix: '/de', sentences: de.releases },
]) {
  test(
    `an open page offers the new release after an hour, and loads it when asked, on ${prefix || '/'}`,
    onlyFull(true),
    async ({ page }) => {
      const url = `http://localhost:${port}`
      const running = async () => (await (await page.request.get(`${url}/builds/latest.json`)).json()).id
      await page.clock.install()
      await page.goto(`${url}${prefix || '/bg'}`, { waitUntil: 'networkidle' })
      const first = await running()
      expect((await page.request.get(`${url}/builds/meta/${first}.json`)).status()).toBe(200)
      await page.clock.runFor('01:00:00')
      await expect(page.getByText(sentences.available)).toBeHidden()

      await release(secondBuild)
      expect(await running()).not.toBe(first)
      expect((await page.request.get(`${url}/builds/meta/${first}.json`)).status()).toBe(404)
      await page.clock.runFor('01:00:00')
      await expect(page.getByText(sentences.available)).toBeVisible()
      await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: sentences.reload }).click()])
    },
  )
}

test(
  'a script that a release took away reloads the page once, not again within ten seconds',
  onlyFull(true),
  async ({ page }) => {
    let loads = 0
    page.on('load', () => loads++)
    await visit(page, `http://localhost:${port}${address}`)
    // Requests on their way would fail with the server.
    await page.waitForLoadState('networkidle')
    for (const place of places()) renameSync(place, away(place))
    await release(secondBuild)
    await page.getByRole('link', { name: words.read, exact: true }).hover()
    await expect.poll(() => loads).toBe(2)
    await page.waitForLoadState('networkidle')
    expect(loads).toBe(2)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  },
)

test(
  'a script that is lost on the way reloads nothing, and is loaded again when it is wanted again',
  onlyFull(true),
  async ({ page }) => {
    let loads = 0
    page.on('load', () => loads++)
    await visit(page, `http://localhost:${port}${address}`)
    await page.waitForLoadState('networkidle')
    const scripts = '**/_next/static/chunks/**'
    await page.route(scripts, (route) => route.abort())
    const link = page.getByRole('link', { name: words.read, exact: true })
    const asked = page.waitForEvent('requestfailed', (request) => request.method() === 'HEAD')
    await link.hover()
    await asked
    await page.unroute(scripts)
    await expect(async () => {
      await link.click()
      await expect(reader(page)).toBeVisible({ timeout: 5_000 })
    }).toPass({ timeout: 30_000 })
    expect(loads).toBe(1)
  },
)
