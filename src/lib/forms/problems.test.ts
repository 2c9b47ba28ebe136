import { expect, it } from 'vitest'
import { z } from 'zod'
import { joined, needed, problemsIn, sentencesOf, typedMailbox } from './problems'

const input = z.object({ name: needed(3), email: needed(254).pipe(z.email('email')) })

it('tells every field of a form what is wrong with it, in the order of the form', () => {
  const { error } = input.safeParse({ name: 'Anna', email: 'anna@' })
  const problem = joined(error ? problemsIn(error) : [])
  const { message, errors = {} } = sentencesOf(problem ?? { code: 'required' }, 'en')
  expect(message).toBeUndefined()
  expect(Object.entries(errors)).toEqual([
    ['name', 'This is too long. Please shorten it.'],
    ['email', 'This does not look like an email address. Please check it.'],
  ])
})

it('says of a form what is wrong with the whole of it, and what with a field was found first', () => {
  const problem = joined([
    { code: 'required', field: 'email' },
    null,
    { code: 'email', field: 'email' },
    { code: 'rate-limit' },
  ])
  expect(sentencesOf(problem ?? { code: 'required' }, 'de')).toEqual({
    message: 'Zu viele Versuche. Bitte versuche es später noch einmal.',
    errors: { email: 'Bitte fülle dieses Feld aus.' },
  })
})

it('reads a mailbox as it is seen, without what a chat or a PDF copied along', () => {
  const typed = ['anna@mail.bg\u200b', '\u200eAnna@mail.bg', ' \u2068anna@mail.bg\u2069 ']
  expect(typed.map((each) => typedMailbox.parse(each))).toEqual(typed.map(() => 'anna@mail.bg'))
})
