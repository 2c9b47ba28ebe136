import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { folderFiles } from '@/server/files/folder-files'
import {
  boldTestFont,
  drawPdf,
  nestedForms,
  packedPage,
  simpleBrochure,
  testFolder,
  testFont,
} from '../../../../tests/editorial/brochure-import/make-pdf'
import type { BrochureWords } from './types'
import { ImportCancelled } from './types'
import { renderPdf } from './write-pages'

let place: Awaited<ReturnType<typeof testFolder>>
beforeAll(async () => {
  place = await testFolder()
})
afterAll(() => place.remove())

async function render(name: string, bytes: Uint8Array) {
  const root = path.join(place.folder, `${name}-out`)
  const manifest = await renderPdf(await place.save(`${name}.pdf`, bytes), folderFiles(root))
  const folder = path.join(root, manifest.hash)
  const words: BrochureWords = JSON.parse(readFileSync(path.join(folder, 'words.json'), 'utf8'))
  return { manifest, folder, words: words.pages, page: manifest.pages[0], first: words.pages[0]?.words ?? [] }
}

describe('a PDF becomes pictures, words and links', () => {
  it('writes each page at four widths, with sizes, text and a tiny placeholder', async () => {
    const { manifest, folder } = await render('plain', await simpleBrochure(3))
    expect(manifest.pages.map((page) => page.number)).toEqual([1, 2, 3])
    expect(manifest.warnings).toEqual([])
    expect(manifest.pages[1]?.text).toBe('Седмична брошура 2\nстока2 Прясно мляко')
    for (const width of [320, 640, 1080, 1920]) {
      const info = await sharp(path.join(folder, `2-${width}.webp`)).metadata()
      expect([info.format, info.width, info.height]).toEqual(['webp', width, Math.round((width * 841.89) / 595.28)])
    }
    expect(manifest.pages.every((page) => page.placeholder.length < 300)).toBe(true)
  })

  it('draws what the page shows', async () => {
    const { folder } = await render('colour', await simpleBrochure(1))
    const { data, info } = await sharp(path.join(folder, '1-640.webp'))
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    const at = (x: number, y: number) => [...data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3)]
    expect(at(630, 890).every((channel) => channel > 250)).toBe(true)
    const [red = 0, green = 255] = at(200, 240)
    expect(red).toBeGreaterThan(180)
    expect(green).toBeLessThan(60)
  })

  it('reuses what was rendered before', async () => {
    const bytes = await simpleBrochure(2, 'Пак')
    const { folder } = await render('again', bytes)
    const before = readdirSync(path.dirname(folder))
    const calls: [number, number][] = []
    const pdf = await place.save('again-copy.pdf', bytes)
    await renderPdf(pdf, folderFiles(path.dirname(folder)), { onProgress: (...call) => void calls.push(call) })
    expect(calls).toEqual([[2, 2]])
    expect(readdirSync(path.dirname(folder))).toEqual(before)
  })

  it('tells its progress and stops between pages, leaving nothing', async () => {
    const root = path.join(place.folder, 'cancel-out')
    const pdf = await place.save('cancel.pdf', await simpleBrochure(6))
    const calls: [number, number][] = []
    const cancel = new AbortController()
    const rendering = renderPdf(pdf, folderFiles(root), {
      onProgress: (...call) => {
        calls.push(call)
        if (calls.length > 2) cancel.abort()
      },
      signal: cancel.signal,
    })
    await expect(rendering).rejects.toBeInstanceOf(ImportCancelled)
    expect(calls.slice(0, 3)).toEqual([
      [0, 6],
      [1, 6],
      [2, 6],
    ])
    expect(readdirSync(root)).toEqual([])
  })

  it('keeps web, mail and phone links and no others', async () => {
    const { page } = await render(
      'links',
      await drawPdf((pdf) => {
        pdf.addPage({ size: [400, 400], margin: 0 })
        pdf.link(100, 200, 200, 40, 'https://shop.example/мляко')
        pdf.link(0, 0, 100, 20, 'mailto:info@shop.example')
        pdf.link(0, 40, 100, 20, 'tel:+35921234567')
        pdf.link(0, 80, 100, 20, 'javascript:alert(1)')
        pdf.link(0, 120, 100, 20, 'file:///etc/passwd')
      }),
    )
    expect(page?.links.map((link) => link.href)).toEqual([
      'https://shop.example/%D0%BC%D0%BB%D1%8F%D0%BA%D0%BE',
      'mailto:info@shop.example',
      'tel:+35921234567',
    ])
    expect(page?.links[0]?.box).toEqual({ x: 0.25, y: 0.5, width: 0.5, height: 0.1 })
  })
})

describe('words', () => {
  it('splits texts at spaces and joins a word whose letters change their font', async () => {
    const { first } = await render(
      'split',
      await drawPdf((pdf) => {
        pdf.addPage({ size: [600, 400], margin: 0 })
        pdf.fontSize(30).font(boldTestFont).text('Пря', 60, 100, { continued: true }).font(testFont).text('сно мляко')
      }),
    )
    expect(first.map(([text]) => text)).toEqual(['Прясно', 'мляко'])
    const [, x = 0, y = 0, width = 0] = first[0] ?? []
    expect(x).toBeCloseTo(0.1, 2)
    expect(y).toBeGreaterThan(0.2)
    expect(y + 0.1).toBeLessThan(0.4)
    expect(first[1]?.[1]).toBeGreaterThan(x + width)
  })

  it('keeps small cents apart from the large price and drops a second drawing of a word', async () => {
    const { first } = await render(
      'price',
      await drawPdf((pdf) => {
        pdf.addPage({ size: [600, 400], margin: 0 })
        pdf.fontSize(60).text('1', 60, 100, { continued: true }).fontSize(24).text('99')
        pdf.fontSize(20).text('Промоция', 60, 250).text('Промоция', 61, 250.5)
      }),
    )
    expect(first.map(([text]) => text)).toEqual(['1', '99', 'Промоция'])
  })

  it('measures turned and cropped pages as they are seen', async () => {
    const draw = (dictionary: Record<string, unknown>) =>
      drawPdf((pdf) => {
        pdf.addPage({ size: [600, 400], margin: 0 })
        Object.assign(pdf.page.dictionary.data, dictionary)
        pdf.fontSize(20).text('вътре', 300, 200, { lineBreak: false }).text('вън', 5, 5, { lineBreak: false })
      })
    const turned = await render('turned', await draw({ Rotate: 90 }))
    expect([turned.page?.width, turned.page?.height]).toEqual([400, 600])
    const [, x = 0, y = 0, width = 0, height = 0] = turned.first[0] ?? []
    expect(x).toBeGreaterThan(0.42)
    expect(x + width).toBeLessThanOrEqual(0.51)
    expect(y).toBeCloseTo(0.5, 1)
    expect(height).toBeGreaterThan(width)

    const cropped = await render('cropped', await draw({ CropBox: [150, 100, 450, 300] }))
    expect([cropped.page?.width, cropped.page?.height]).toEqual([300, 200])
    expect(cropped.first.map(([text]) => text)).toEqual(['вътре'])
    expect(cropped.first[0]?.[1]).toBeCloseTo(0.5, 1)
  })

  it('says when there is no text', async () => {
    const { manifest } = await render(
      'no-text',
      await drawPdf((pdf) => {
        pdf.addPage({ size: 'A4' }).rect(0, 0, 300, 300).fill('#336699')
      }),
    )
    expect(manifest.warnings).toEqual(['no-text'])
  })

  it('draws fonts that are not embedded', async () => {
    const { folder, first } = await render(
      'standard',
      await drawPdf((pdf) => {
        pdf.addPage({ size: [300, 100], margin: 0 })
        pdf.font('Helvetica-Bold').fontSize(60).text('Milk', 20, 20)
      }),
    )
    expect(first.map(([text]) => text)).toEqual(['Milk'])
    const { channels } = await sharp(path.join(folder, '1-320.webp')).stats()
    expect(channels[0]?.mean).toBeLessThan(245)
  })
})

const cutInHalf = (bytes: Uint8Array) => bytes.subarray(0, bytes.length / 2)

describe('what cannot be imported', () => {
  const cases: [string, () => Promise<Uint8Array>, string][] = [
    ['nothing', async () => new Uint8Array(), 'empty'],
    ['not-pdf', async () => Buffer.from('PK\u0003\u0004 a word processor file'), 'not-a-pdf'],
    ['cut', async () => cutInHalf(await simpleBrochure(4)), 'truncated'],
    ['rubble', async () => Buffer.from('%PDF-1.7\nnothing here that anybody could read\n%%EOF'), 'damaged'],
    ['locked', () => drawPdf((pdf) => void pdf.addPage(), { userPassword: 'x', ownerPassword: 'y' }), 'encrypted'],
    [
      'many',
      () =>
        drawPdf((pdf) => {
          for (let n = 0; n < 301; n += 1) pdf.addPage({ size: [100, 100], margin: 0 })
        }),
      'too-many-pages',
    ],
    [
      'zero',
      () =>
        drawPdf((pdf) => {
          pdf.addPage().addPage({ size: [0, 0], margin: 0 })
        }),
      'bad-page-size:2',
    ],
    ['huge', () => drawPdf((pdf) => void pdf.addPage({ size: [20_000, 20_000], margin: 0 })), 'bad-page-size:1'],
    ['ribbon', () => drawPdf((pdf) => void pdf.addPage({ size: [100, 2000], margin: 0 })), 'bad-page-size:1'],
  ]
  it.each(cases)('%s', async (name, make, message) => {
    const root = path.join(place.folder, `${name}-out`)
    const pdf = await place.save(`${name}.pdf`, await make())
    await expect(renderPdf(pdf, folderFiles(root))).rejects.toThrow(new RegExp(`^${message}$`))
    expect(existsSync(root) ? readdirSync(root) : []).toEqual([])
  })

  it('a file that is gone', async () => {
    await expect(renderPdf(path.join(place.folder, 'gone.pdf'), folderFiles(place.folder))).rejects.toThrow(
      'file-missing',
    )
  })

  it('only the owner password set: anybody may read it', async () => {
    const { manifest } = await render(
      'owner',
      await drawPdf((pdf) => void pdf.addPage().text('Открито'), { ownerPassword: 'y' }),
    )
    expect(manifest.pages[0]?.text).toBe('Открито')
  })

  it('a broken font is drawn as well as it can be, and said', async () => {
    const bytes = await drawPdf((pdf) => void pdf.addPage().fontSize(40).text('Мляко'), { compress: false })
    const font = bytes.indexOf('/FontFile2') > 0 ? bytes.indexOf('\u0000\u0001\u0000\u0000', 0, 'latin1') : -1
    expect(font).toBeGreaterThan(0)
    bytes.fill(0xff, font, font + 400)
    const { manifest } = await render('font', bytes)
    expect(manifest.warnings).toContain('broken-fonts')
  })
})

describe('a page of endless tiny commands', () => {
  const commands = (count: number) => deflateSync(Buffer.from('q 1 0 0 1 0 0 cm Q\n'.repeat(count)))

  it.each([
    ['one after the other', () => packedPage(commands(400_000), '/FlateDecode'), 1],
    ['in a form drawn by another', () => nestedForms(8, 4), 1],
  ])('is refused with a reason of its own, and its number: %s', async (name, make, page) => {
    const pdf = await place.save('endless.pdf', make())
    const root = path.join(place.folder, `${name}-out`)
    await expect(renderPdf(pdf, folderFiles(root))).rejects.toMatchObject({ code: 'too-complex', page })
    expect(existsSync(root) ? readdirSync(root) : []).toEqual([])
  })

  it('is drawn where it has many but not too many', async () => {
    const { manifest } = await render('many', packedPage(commands(30_000), '/FlateDecode'))
    expect(manifest.pages).toHaveLength(1)
  })
})

describe('a small file that unpacks to gigabytes', () => {
  const megabytes = 600
  const spaces = (count: number) => Buffer.alloc(count * 1024 * 1024, ' ')

  it.each([
    ['packed once', () => deflateSync(spaces(megabytes), { level: 1 }), '/FlateDecode'],
    ['packed twice', () => deflateSync(deflateSync(spaces(megabytes), { level: 1 })), '[/FlateDecode /FlateDecode]'],
    [
      'packed as runs of one letter',
      // In RunLength encoding, two bytes mean 128 spaces.
      () => deflateSync(Buffer.alloc((megabytes * 1024 * 1024) / 64, Buffer.from([129, 32]))),
      '[/FlateDecode /RunLengthDecode]',
    ],
  ])('is refused with a reason of its own: %s', async (name, stream, filter) => {
    const pdf = await place.save('bomb.pdf', packedPage(stream(), filter))
    const root = path.join(place.folder, `${name}-out`)
    await expect(renderPdf(pdf, folderFiles(root))).rejects.toMatchObject({ code: 'unpacks-too-far' })
    expect(existsSync(root) ? readdirSync(root) : []).toEqual([])
  })

  it('is drawn where it stays within bounds', async () => {
    const { manifest } = await render('long', packedPage(deflateSync(spaces(2)), '/FlateDecode'))
    expect(manifest.pages).toHaveLength(1)
  })
})
