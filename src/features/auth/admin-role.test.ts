import { describe, expect, it } from 'vitest'
import { looksLikeAdmin } from './admin-role'

const sources = ['app_metadata', 'user_metadata', 'raw_user_metadata', 'metadata']
const shapes = [{ role: 'admin' }, { role: ['editor', 'admin'] }, { roles: 'admin' }, { roles: ['admin'] }]

describe('looksLikeAdmin', () => {
  it.each(sources.flatMap((source) => shapes.map((shape) => [source, shape])))('reads %s %j', (source, shape) => {
    expect(looksLikeAdmin({ [String(source)]: shape })).toBe(true)
  })

  it.each([
    {},
    { app_metadata: { role: 'editor' } },
    { metadata: 'admin' },
    { user_metadata: null },
    { role: 'admin' },
    { app_metadata: { roles: [['admin']] } },
  ])('finds nobody in %j', (user) => {
    expect(looksLikeAdmin(user)).toBe(false)
  })

  it('copies raw_user_metadata only when user_metadata is missing', () => {
    expect(looksLikeAdmin({ user_metadata: { role: 'x' }, raw_user_metadata: { role: 'admin' } })).toBe(true)
  })
})
