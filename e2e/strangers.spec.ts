import { randomUUID } from 'node:crypto'
import bg from '../messages/bg.json' with { type: 'json' }
import { expect, test } from './support/fixtures'
import { ownAddress } from './support/own-address'
import { stack } from './support/stack-ready'
import { submitForm } from './support/submit-form'

const refused = bg.form.problems['rate-limit']
const stated = { name: 'Мария Иванова', scope: 'all', step: 'check' }

const forms: { path: string; mark: string; fields: Record<string, string>; said: string }[] = [
  { path: '/shop-order-tracking', mark: 'name="number"', fields: { number: 'L-1' }, said: bg.orderPage.sent },
  { path: '/shop-guest-data', mark: bg.guestData.submit, fields: {}, said: bg.guestData.sent },
  { path: '/shop-withdrawal', mark: 'name="scope"', fields: { ...stated, number: 'L-1' }, said: 'Получихме отказа Ви' },
]

for (const { path, mark, fields, said } of forms) {
  test(`${path} is not closed by strangers who type the mailbox of somebody else`, async () => {
    const email = `${randomUUID()}@example.com`
    const send = async (headers: Record<string, string>) =>
      (await submitForm(stack().url + path, mark, { ...fields, email }, headers)).text()
    for (const _ of ['one stranger', 'another']) {
      const address = ownAddress()
      const answers = []
      for (let time = 0; time < 11; time += 1) answers.push(await send(address))
      expect(answers[0]).toContain(said)
      expect(answers.at(-1)).toContain(refused)
    }
    expect(await send(ownAddress())).toContain(said)
  })
}
