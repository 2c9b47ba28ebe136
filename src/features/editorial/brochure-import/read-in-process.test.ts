import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { folderFiles } from '@/server/files/folder-files'
import {
  behindOtherBytes,
  cutAfterCatalog,
  fontNotEmbedded,
  hiddenLayer,
  linesOfText,
  mishaps,
  noPages,
  pdfPackage,
  slowLetters,
  xfaForm,
} from '../../../../tests/editorial/brochure-import/hostile-pdf'
import { simpleBrochure, testFolder } from '../../../../tests/editorial/brochure-import/make-pdf'
import { picturePdf } from '../../../../tests/editorial/brochure-import/picture-pdf'
import { findPdfProcess, isAlive } from '../../../../tests/editorial/brochure-import/processes'
import type { Watch } from './read-in-process'
import { renderPdf } from './write-pages'

let place: Awaited<ReturnType<typeof testFolder>>
let count = 0
beforeAll(async () => {
  place = await testFolder()
})
afterAll(() => place.remove())

async function render(bytes: Uint8Array, watch?: Watch) {
  count += 1
  return renderAs(count, bytes, watch)
}

async function renderAs(name: number, bytes: Uint8Array, watch?: Watch) {
  const root = path.join(place.folder, `${name}-out`)
  const pdf = await place.save(`${name}.pdf`, bytes)
  return renderPdf(pdf, folderFiles(root), watch).catch((error) => {
    expect(existsSync(root) ? readdirSync(root) : []).toEqual([])
    throw error
  })
}

describe('a form', () => {
  it('that only Adobe Reader can show is refused', async () => {
    await expect(render(xfaForm('dynamic'))).rejects.toThrow(/^xfa-form$/)
  })

  it('with pages of its own is imported, and named', async () => {
    const { warnings, pages } = await render(xfaForm('static'))
    expect(warnings).toEqual(['xfa-form'])
    expect(pages[0]?.text).toBe('Order form')
  })
})

it('a package of several files is imported as its cover, and named', async () => {
  const { warnings, pages } = await render(pdfPackage())
  expect(warnings).toEqual(['package'])
  expect(pages[0]?.text).toBe('Open this package in a newer reader')
})

it('words in a layer that is off are not on the page', async () => {
  const { pages } = await render(hiddenLayer())
  expect(pages[0]?.text).toBe('Price 2\nPrice 4')
})

describe('a font that is not embedded', () => {
  it('is named with its pages', async () => {
    const { warnings } = await render(fontNotEmbedded('ABCDEF+Brandon-Bold'))
    expect(warnings).toEqual([{ code: 'missing-fonts', fonts: ['Brandon-Bold'], pages: [1] }])
  })

  it('is no matter where a standard font has its widths', async () => {
    expect((await render(fontNotEmbedded('Arial'))).warnings).toEqual([])
  })
})

describe('a PDF that was damaged on its way', () => {
  it.each(Object.entries(mishaps))('is repaired, and said: %s', async (name, damage) => {
    const { pages, warnings } = await render(damage(await simpleBrochure(3, name)))
    expect(pages.map(({ text }) => text)).toEqual([1, 2, 3].map((n) => expect.stringContaining(`стока${n}`)))
    expect(warnings).toEqual(['repaired'])
  })

  it('is found behind other bytes', async () => {
    const { pages } = await render(behindOtherBytes(await simpleBrochure(2)))
    expect(pages.map(({ text }) => text)).toEqual([1, 2].map((n) => expect.stringContaining(`стока${n}`)))
  })

  it('is refused where its pages are lost', async () => {
    const whole = await simpleBrochure(4)
    await expect(render(whole.subarray(0, whole.length / 2))).rejects.toThrow(/^truncated$/)
    await expect(render(cutAfterCatalog())).rejects.toThrow(/^truncated$/)
  })

  it('has no pages: that is not an empty file', async () => {
    await expect(render(noPages())).rejects.toThrow(/^no-pages$/)
  })
})

describe('a page with too much text', () => {
  it.each([
    ['300,000 lines', 300_000, 1],
    ['lines of 100 letters', 3000, 100],
  ])('is refused, and named: %s', async (_, lines, letters) => {
    await expect(render(linesOfText(lines, letters))).rejects.toThrow(/^too-much-text:1$/)
  })

  it('is read where it has much but not too much, the same words again and again', async () => {
    expect((await render(linesOfText(50_000, 3))).pages[0]?.text).toBe('mmm')
  })
})

describe('a page that is a picture', () => {
  it('stays without words where reading it takes too long, and the others go on', async () => {
    const limits = { ocrPageSeconds: 0.01 }
    const { pages, warnings } = await render(await picturePdf(1, 'Тази страница има свой истински текст'), { limits })
    expect(pages.map(({ ocr }) => ocr)).toEqual([false, false])
    expect(pages.map(({ text }) => text.split(/\s+/).length)).toEqual([1, 6])
    expect(warnings).toEqual([{ code: 'ocr-failed', pages: [1] }])
  })

  it('is read at the next attempt where reading it failed', async () => {
    const bytes = await picturePdf(1)
    const failed = await render(bytes, { limits: { ocrPageSeconds: 0.01 } })
    expect(failed.warnings).toContainEqual({ code: 'ocr-failed', pages: [1] })
    const { pages, warnings } = await renderAs(count, bytes)
    expect(warnings).toEqual([{ code: 'ocr', pages: [1] }])
    expect(pages[0]?.text).toMatch(/Прясно мляко.*1,89.*седмица.*Страница/s)
  })

  it('stays without words where reading pictures holds up the process for too long', async () => {
    let stopped = 0
    const { warnings } = await render(await picturePdf(6), {
      limits: { pageSeconds: 20, ocrPageSeconds: 0.01 },
      onProgress: (done) => {
        if (done !== 1 || stopped > 0) return
        stopped += 1
        process.kill(findPdfProcess(process.pid)?.pid ?? 0, 'SIGSTOP')
      },
    })
    expect(stopped).toBe(1)
    expect(warnings).toEqual(['no-text', { code: 'ocr-failed', pages: [1, 2, 3, 4, 5, 6] }])
  })

  it('stays without words where reading it ends the process', async () => {
    let killed = 0
    const { pages, warnings } = await render(await picturePdf(2), {
      onProgress: (done) => {
        if (done !== 1 || killed > 0) return
        killed += 1
        process.kill(findPdfProcess(process.pid)?.pid ?? 0, 'SIGKILL')
      },
    })
    expect(killed).toBe(1)
    expect(pages.map(({ text }) => text)).toEqual(['', ''])
    expect(warnings).toEqual(['no-text', { code: 'ocr-failed', pages: [1, 2] }])
  })
})

describe('the process that reads a PDF', () => {
  it('ends where a page takes too long', async () => {
    const limits = { openSeconds: 600, pageSeconds: 1, pdfSeconds: 600 }
    await expect(render(slowLetters(), { limits })).rejects.toThrow(/^too-complex:1$/)
    expect(findPdfProcess(process.pid)).toBeNull()
  })

  it('ends where all pages take too long', async () => {
    const limits = { openSeconds: 600, pageSeconds: 600, pdfSeconds: 0.5 }
    await expect(render(await simpleBrochure(100), { limits })).rejects.toThrow(/^too-complex$/)
  })

  it('knows no secret and may write to its folder alone', async () => {
    const seen: ReturnType<typeof findPdfProcess>[] = []
    await render(await simpleBrochure(2, 'Тайни'), {
      onProgress: () => void seen.push(findPdfProcess(process.pid)),
    })
    const [found] = seen
    const writable = found?.command.filter((part) => part.startsWith('--allow-fs-write'))
    expect(writable).toEqual([expect.stringMatching(/-out\/\.tmp-/)])
    expect(found).toMatchObject({
      command: expect.arrayContaining(['--permission', '--max-old-space-size=1024']),
      environment: expect.not.arrayContaining([expect.stringMatching(/^(?:DATABASE|PAYLOAD|SMTP|SUPABASE|PATH|HOME)/)]),
    })
  })

  it('that dies is an error of this import alone, and leaves nothing', async () => {
    const rendering = render(await simpleBrochure(30, 'Смърт'), {
      onProgress: () => void process.kill(findPdfProcess(process.pid)?.pid ?? 0, 'SIGKILL'),
    })
    await expect(rendering).rejects.toThrow(/^reader-died$/)
    expect((await render(await simpleBrochure(1, 'След'))).pages).toHaveLength(1)
  })

  it('has ended when a cancelled import has', async () => {
    const cancel = new AbortController()
    let pid = 0
    const rendering = render(await simpleBrochure(30, 'Спряна'), {
      onProgress: () => {
        pid = findPdfProcess(process.pid)?.pid ?? 0
        cancel.abort()
      },
      signal: cancel.signal,
    })
    await expect(rendering).rejects.toThrow()
    expect(pid).toBeGreaterThan(0)
    expect(isAlive(pid)).toBe(false)
  })
})
