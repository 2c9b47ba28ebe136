import path from 'node:path'
import { initI18n } from '@payloadcms/translations'
import { createLocalReq } from 'payload'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { freshCms } from '../setup/cms'

const { payload, dataDir } = await freshCms()

it.each([
  ['IMG_0001.JPG', 'IMG_0001.jpg'],
  ['scan.jfif', 'scan.jpg'],
  ['50% off.JPEG', '50- off.jpeg'],
])('a picture that a camera calls %s is shown by the site', async (name, expected) => {
  const picture = { create: { width: 8, height: 8, channels: 3, background: 'red' } } as const
  const data = await sharp(picture).jpeg().toBuffer()
  const file = { data, name, mimetype: 'image/jpeg', size: data.length }
  const { filename } = await payload.create({ collection: 'media', data: {}, file })
  expect(filename).toBe(expected)
  const { GET } = await import('@/app/files/media/[file]/route')
  const asked = new Request(`http://localhost:3000/files/media/${encodeURIComponent(expected)}`)
  const answer = await GET(asked, { params: Promise.resolve({ file: expected }) })
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
})

it.each([
  ['media', 'photo.heic', 'image/heic', /lässt sich nicht anzeigen/],
  ['price-imports', '2026-05-20.zip', 'application/zip', /keine ZIP-Datei/],
] as const)(
  'what is no file of %s is refused in the language of the CMS',
  async (collection, name, mimetype, message) => {
    const i18n = await initI18n({ config: payload.config.i18n, context: 'api', language: 'de' })
    const data = Buffer.from('something else')
    const file = { data, name, mimetype, size: data.length }
    const req = await createLocalReq({ req: { i18n } }, payload)
    await expect(payload.create({ collection, data: {}, file, req })).rejects.toMatchObject({
      data: { errors: [{ path: 'file', message: expect.stringMatching(message) }] },
    })
  },
)

it.each(['jpeg', 'png', 'webp', 'avif'] as const)(
  'shows of a %s neither where nor with what it was taken',
  async (type) => {
    const name = `taken-${type}.${type}`
    const data = await sharp({ create: { width: 40, height: 20, channels: 3, background: 'red' } })
      .withMetadata({ orientation: 6 })
      .withExifMerge({ IFD0: { Model: 'A telephone' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '42/1 41/1 0/1' } })
      .toFormat(type)
      .toBuffer()
    expect(data.includes('A telephone')).toBe(true)
    const file = { data, name, mimetype: `image/${type}`, size: data.length }
    const { filename, width, height } = await payload.create({ collection: 'media', data: {}, file })
    expect(filename).toBe(name)
    const { GET } = await import('@/app/files/media/[file]/route')
    const answer = await GET(new Request(`http://localhost:3000/files/media/${name}`), {
      params: Promise.resolve({ file: name }),
    })
    const bytes = Buffer.from(await answer.arrayBuffer())
    const { exif, format, ...size } = await sharp(bytes).metadata()
    expect([exif, bytes.includes('A telephone'), format]).toEqual([undefined, false, type === 'avif' ? 'heif' : type])
    expect([width, height], 'it is upright').toEqual([size.width, size.height])
  },
)

it('never overwrites the sizes of a picture by those of another with its name and another type', async () => {
  const colours = { jpeg: '#ff0000', png: '#0000ff' } as const
  const upload = async (format: keyof typeof colours) => {
    const data = await sharp({ create: { width: 400, height: 200, channels: 3, background: colours[format] } })
      .toFormat(format)
      .toBuffer()
    const file = { data, name: `one-name.${format}`, mimetype: `image/${format}`, size: data.length }
    return payload.create({ collection: 'media', data: {}, file })
  }
  const red = await upload('jpeg')
  const blue = await upload('png')
  const middle = async ({ sizes }: typeof red) => {
    const drawn = path.join(dataDir, 'uploads/media', sizes?.thumbnail?.filename ?? '')
    const [r = 0, , b = 0] = await sharp(drawn).resize(1, 1).removeAlpha().raw().toBuffer()
    return r > b ? 'red' : 'blue'
  }
  expect([await middle(red), await middle(blue)]).toEqual(['red', 'blue'])
  expect([red.filename, blue.filename]).toEqual(['one-name.jpeg', expect.stringMatching(/^one-name-\w+\.png$/)])
  expect((await upload('jpeg')).filename).toMatch(/^one-name-\w{8}\.jpeg$/)
})
