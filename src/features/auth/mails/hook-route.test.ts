import { describe, expect, it } from 'vitest'
import { deliveries, hookMessage } from './hook-route'

const user = { email: 'old@mail.example', new_email: 'new@mail.example' }
const one = { token: '111111', token_hash: 'hash', redirect_to: '', email_action_type: 'email_change' }

describe('deliveries', () => {
  it('sends every kind but a change of address to the address of the account', () => {
    const message = hookMessage.parse({ user, email_data: { ...one, email_action_type: 'signup' } })
    expect(deliveries(message)).toEqual([{ to: 'old@mail.example', code: '111111', tokenHash: 'hash' }])
  })

  it('sends a change of address to the new one', () => {
    expect(deliveries(hookMessage.parse({ user, email_data: one }))).toEqual([
      { to: 'new@mail.example', code: '111111', tokenHash: 'hash' },
    ])
  })

  it('sends a change that both confirm to both, each with its own code and hash', () => {
    const both = { ...one, token_new: '222222', token_hash_new: 'hash of the old' }
    expect(deliveries(hookMessage.parse({ user, email_data: both }))).toEqual([
      { to: 'old@mail.example', code: '111111', tokenHash: 'hash of the old' },
      { to: 'new@mail.example', code: '222222', tokenHash: 'hash' },
    ])
  })

  it('knows what the hook does not', () => {
    expect(hookMessage.safeParse({ user, email_data: { ...one, email_action_type: 'newsletter' } }).success).toBe(false)
  })
})
