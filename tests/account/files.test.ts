import { randomFillSync } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createLocalReq } from 'payload'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import type { CmsUser } from '@/server/cms-user'
import bg from '../../messages/bg.json'
import { freshCms } from '../setup/cms'
import { customerFixtures } from './customer-fixtures'

const { payload, dataDir } = await freshCms()
const fixtures = await customerFixtures(payload)

type Stored = { filename?: string | null }

async function fetchFile(collection: 'customer-pictures' | 'customer-files', stored: Stored, user: CmsUser | null) {
  const endpoints = payload.collections[collection].config.endpoints || []
  const endpoint = endpoints.find(({ path, method }) => path === '/file/:filename' && method === 'get')
  if (!endpoint) throw new Error('no file address')
  const filename = stored.filename ?? ''
  const url = `http://localhost/api/cms/${collection}/file/${filename}`
  const req = await createLocalReq({ user: user ?? undefined, req: { url, headers: new Headers() } }, payload)
  req.routeParams = { collection, filename }
  try {
    const response = await endpoint.handler(req)
    await response.body?.cancel()
    return response.status
  } catch (error) {
    if (error instanceof Error && 'status' in error) return error.status
    throw error
  }
}

async function everybody() {
  const [own, other] = [await fixtures.person(), await fixtures.person()]
  const staff = async (role: 'editor' | 'admin'): Promise<CmsUser> => {
    const data = { email: `${role}-${own.id}@example.com`, password: 'long-enough-for-a-test', role }
    return { ...(await payload.create({ collection: 'users', data })), collection: 'users' }
  }
  return { own, other, editor: await staff('editor'), admin: await staff('admin') }
}

describe('the picture of a customer', () => {
  it('is kept as one small square without what the camera noted', async () => {
    const { id } = await fixtures.customer()
    const photo = await sharp({ create: { width: 800, height: 500, channels: 3, background: '#884422' } })
      .withExif({ IFD3: { GPSLatitudeRef: 'N' } })
      .jpeg()
      .toBuffer()
    const { filename } = await payload.create({
      collection: 'customer-pictures',
      data: { customer: id },
      file: { data: photo, name: 'me.jpg', mimetype: 'image/jpeg', size: photo.length },
    })
    const kept = readFileSync(join(dataDir, 'uploads/customer-pictures', filename ?? ''))
    const metadata = await sharp(kept).metadata()
    expect(metadata).toMatchObject({ format: 'webp', width: 256, height: 256 })
    expect(metadata).not.toHaveProperty('exif')
  })

  it('is seen by its owner and an admin alone', async () => {
    const { own, other, editor, admin } = await everybody()
    const picture = await fixtures.create['customer-pictures'](own.id)
    const ask = (user: CmsUser | null) => fetchFile('customer-pictures', picture, user)
    expect([await ask(own.rights.user), await ask(admin)]).toEqual([200, 200])
    expect([await ask(null), await ask(other.rights.user), await ask(editor)]).toEqual([403, 403, 403])
  })

  it('is refused above five megabytes', async () => {
    const { id } = await fixtures.customer()
    const noise = randomFillSync(Buffer.alloc(1400 * 1400 * 3))
    const data = await sharp(noise, { raw: { width: 1400, height: 1400, channels: 3 } })
      .png()
      .toBuffer()
    const refused = payload.create({
      collection: 'customer-pictures',
      data: { customer: id },
      file: fixtures.picture(data),
    })
    const message = bg.cms.problems.pictureTooLarge
    await expect(refused).rejects.toMatchObject({ data: { errors: [{ path: 'file', message }] } })
  })

  it('is a picture', async () => {
    const { id } = await fixtures.customer()
    const page = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
    const refused = payload.create({
      collection: 'customer-pictures',
      data: { customer: id },
      file: { data: page, name: 'me.svg', mimetype: 'image/svg+xml', size: page.length },
    })
    await expect(refused).rejects.toMatchObject({ status: 400 })
  })
})

describe('a file to download', () => {
  it('is downloaded by our own route, not past its limits through the CMS', async () => {
    const { own, other, editor, admin } = await everybody()
    const file = await fixtures.create['customer-files'](own.id)
    const ask = (user: CmsUser | null) => fetchFile('customer-files', file, user)
    expect(await ask(admin)).toBe(200)
    const refused = [await ask(null), await ask(own.rights.user), await ask(other.rights.user), await ask(editor)]
    expect(refused).toEqual([403, 403, 403, 403])
  })
})
