import { existsSync, rmSync } from 'node:fs'
import path from 'node:path'
import { expect, it, vi } from 'vitest'
import { brochureFixtures } from '../editorial/brochure-import/brochures'
import { simpleBrochure } from '../editorial/brochure-import/make-pdf'
import { freshCms } from '../setup/cms'

vi.setConfig({ testTimeout: 120_000 })

const { payload, dataDir, url } = await freshCms()
const { namedFiles } = await import('../../scripts/restore/named-files')
const { checkData } = await import('../../scripts/restore/check-data')

it('a restore is missing each picture and the words of an imported PDF, and nothing where all is there', async () => {
  const fixtures = await brochureFixtures(payload)
  const brochure = await fixtures.createBrochure(await fixtures.upload(await simpleBrochure(2, 'Вярна')))
  await fixtures.runImports()
  const hash = (await fixtures.importsOf(brochure))[0]?.hash ?? ''
  expect((await checkData(url)).faults).toEqual([])

  const ofPages = (await namedFiles(payload.db.drizzle)).filter(({ area }) => area === 'files/pages')
  const names = ofPages.map(({ name }) => name)
  expect(names.filter((name) => !existsSync(path.join(dataDir, 'files/pages', name)))).toEqual([])
  const lost = ['2-1920.webp', '1-320.webp', 'words.json'].map((name) => `${hash}/${name}`)
  expect(names).toEqual(expect.arrayContaining(lost))
  for (const name of lost) rmSync(path.join(dataDir, 'files/pages', name))
  const { faults } = await checkData(url)
  expect(faults.toSorted()).toEqual(lost.map((name) => `files/pages/${name} is missing`).toSorted())
})
