import { expect, it } from 'vitest'
import { readPlainMail, rememberRequest } from './supabase-mail'

const text =
  'Confirm your signup with this code: 679928\n\nOr follow this link: http://127.0.0.1:1/auth/v1/verify?token=abc123&type=signup&redirect_to=http://127.0.0.1'

it('reads from the plain mail what a hook is told', async () => {
  const request = new Request('http://127.0.0.1/auth/v1/signup?redirect_to=http%3A%2F%2Fsite%2Fde%2Fconfirm', {
    method: 'POST',
    body: JSON.stringify({ email: 'a@mail.example', data: { language: 'de' } }),
  })
  expect(await rememberRequest(request, () => readPlainMail('a@mail.example', text))).toEqual({
    user: { email: 'a@mail.example', user_metadata: { language: 'de' } },
    email_data: {
      token: '679928',
      token_hash: 'abc123',
      redirect_to: 'http://site/de/confirm',
      email_action_type: 'signup',
    },
  })
  expect(await request.json()).toHaveProperty('email')
})

it('knows a code without a link, and leaves alone what is neither', () => {
  const { email_data } = readPlainMail('a@mail.example', 'Enter this code to continue: 123456') ?? {}
  expect(email_data).toMatchObject({ token: '123456', token_hash: '', email_action_type: 'reauthentication' })
  expect(readPlainMail('a@mail.example', 'Hello')).toBeUndefined()
})
