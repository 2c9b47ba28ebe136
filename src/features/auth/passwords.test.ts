import { expect, it } from 'vitest'
import { leakedPasswords, passwordProblem } from './passwords'

it('refuses every leaked password that is long enough, and what is made of one', () => {
  const long = [...leakedPasswords()].filter((word) => word.length >= 12)
  expect(long.length).toBeGreaterThan(250)
  expect(long.filter((word) => passwordProblem(word, [])?.code !== 'password-common')).toEqual([])
  for (const made of ['ghbdtnghbdtn', 'Ghbdtn.2024!', '2024-Scooby-Doo', 'SuperNatural!']) {
    expect([made, passwordProblem(made, [])?.code]).toEqual([made, 'password-common'])
  }
})

it.each(['zelen krokodil', 'седем зелени трамвая', 'correct-horse-in-the-tram', '9f3c61a07be2d845c1'])(
  'accepts "%s"',
  (password) => expect(passwordProblem(password, [])).toBeUndefined(),
)
