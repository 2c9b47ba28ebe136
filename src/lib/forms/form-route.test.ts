import { expect, it } from 'vitest'
import en from '../../../messages/en.json'
import { formRoute } from './form-route'
import { joined, refuse } from './problems'

const refused = formRoute(async () =>
  refuse(
    joined([
      { code: 'required', field: 'name' },
      { code: 'email', field: 'email' },
    ]) ?? { code: 'required' },
  ),
)

const send = (body: object) => refused(new Request('http://x/api', { method: 'POST', body: JSON.stringify(body) }))

it('reads no further than any form is long', async () => {
  expect((await send({ message: 'x'.repeat(1_000_000) })).status).toBe(413)
})

it('names every field that is wrong, in the language of the form', async () => {
  const answer = await send({ locale: 'en' })
  const { required, email } = en.form.problems
  expect([answer.status, await answer.json()]).toEqual([
    422,
    { code: 'required', field: 'name', statusMessage: required, errors: { name: required, email } },
  ])
})
