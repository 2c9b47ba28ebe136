import { expect, it } from 'vitest'
import { locales } from '@/i18n/routing'
import { messagesOf } from '@/i18n/translator'
import { auditActor, auditSentence } from './audit-cells'

const roles = { email: 'maria@broshura.example', from: 'editor', to: 'admin' }

it('says in the language of the reader what happened', () => {
  const entry = { actor: 'boss@broshura.example', action: 'user.role-changed', details: roles }
  expect(auditSentence(entry, 'en')).toBe('Role: Editor → Admin, maria@broshura.example')
  expect(auditSentence(entry, 'bg')).toMatch(/^Роля: .+ → .+, maria@broshura\.example$/)
  const deletion = { action: 'document.deleted', details: { collection: 'legal-pages', name: 'Terms' } }
  expect(auditSentence(deletion, 'de')).toMatch(/^Gelöscht: .+ Terms$/)
  const settings = { tagline: { from: null, to: 'Alle Prospekte' }, cities: {} }
  const change = { action: 'site-settings.changed', details: { language: 'de', changes: settings } }
  expect(auditSentence(change, 'en')).toMatch(/^Site settings: .+: – → Alle Prospekte; Cities \(German\)$/)
})

it('names the system in the language of the reader', () => {
  expect(auditActor('system', 'bg')).toBe('системата')
  expect(auditActor('maria@broshura.example', 'bg')).toBe('maria@broshura.example')
})

it('names nobody for an unknown account', () => {
  const entry = { actor: 'system', action: 'user.sign-in-failed', details: { email: null } }
  expect(auditSentence(entry, 'en')).toBe('Failed sign-in: an unknown account')
})

it.each(locales)('has a sentence without placeholders left over for each action, in %s', (locale) => {
  for (const key of Object.keys(messagesOf('en').auditLog.actions)) {
    const sentence = auditSentence({ actor: 'a@b.example', action: key, details: null }, locale)
    expect(sentence).not.toMatch(/[{}]|undefined|auditLog/)
  }
})

it('shows an action without a sentence as it is stored', () => {
  expect(auditSentence({ action: 'something.new' }, 'en')).toBe('something.new')
})
