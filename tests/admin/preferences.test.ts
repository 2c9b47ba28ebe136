import { expect, it } from 'vitest'
import { freshCms } from '../setup/cms'
import { restEditors } from './rest-editors'

const { payload } = await freshCms()
const call = await restEditors(payload)

const keep = (who: 'anna' | 'boris', key: string) =>
  call(who, 'POST', `payload-preferences/${key}`, { value: { a: 1 } })
const remove = async (who: 'anna' | 'boris', key: string) =>
  (await call(who, 'DELETE', `payload-preferences/${key}`)).status

it.each(['nav', 'null', '1', '01a21c06-d77a-71f6-a809-49b18b8d23bb', 'a%00b', "'"])(
  'a preference that is not there is not found: %s',
  async (key) => {
    expect(await remove('anna', key)).toBe(404)
    expect(await remove('anna', `${key}?locale=xx&key=other`)).toBe(404)
  },
)

it("a preference is deleted by its owner alone, and another's of the same name stays", async () => {
  await keep('anna', 'columns')
  expect(await remove('boris', 'columns')).toBe(404)
  await keep('boris', 'columns')
  expect(await remove('anna', 'columns')).toBe(200)
  expect(await remove('anna', 'columns')).toBe(404)
  expect(await (await call('boris', 'GET', 'payload-preferences/columns')).json()).toMatchObject({ value: { a: 1 } })
})

it('of deletions and writings at once none fails', async () => {
  const asked = Array.from({ length: 120 }, (_, index) =>
    index % 3 !== 0 ? keep('anna', 'busy').then(({ status }) => status) : remove('anna', 'busy'),
  )
  for (const status of await Promise.all(asked)) expect([200, 404]).toContain(status)
})
