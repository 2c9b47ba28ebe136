import { globSync, readFileSync } from 'node:fs'
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

const written = globSync('{src,collections}/**/*.ts')
  .filter((file) => !/\.test\.ts$/.test(file))
  .flatMap((file) => {
    const text = readFileSync(file, 'utf8')
    if (!/audit/i.test(text)) return []
    return [
      ...text.matchAll(
        /'((?:document|job|offers|order|points|price|product|redirects|review|stock|user|variants|voucher)\.(?!csv|pdf|number)[a-z-]+)'/g,
      ),
    ]
  })
  .map(([, action = '']) => action)
const composed = [
  'price.accepted',
  'price.rejected',
  'review.published',
  'review.refused',
  'order.delivered',
  'order.refused',
]

it.each([...new Set([...written, ...composed])])('has words for %s', (action) => {
  expect(auditSentence({ actor: 'a@b.example', action, details: null }, 'en')).not.toBe(action)
})

it('says money, percent, days, rows and yes or no in words', () => {
  const changes = {
    percentOff: { from: 20, to: 100 },
    amountCents: { from: null, to: 1250 },
    isPublic: { from: false, to: true },
    validTo: { from: '2026-11-27', to: '2026-12-31' },
    products: { from: null, to: ['Блуза', 'Риза'], added: ['a', 'b'], removed: [] },
    rates: { from: [{ upToGrams: 1000, priceCents: 500 }], to: [{ upToGrams: 1000, priceCents: 0 }] },
    note: {},
  }
  const details = { collection: 'coupons', name: 'WINTER', changes }
  const said = auditSentence({ action: 'document.changed', details }, 'de').replaceAll('\u00a0', ' ')
  expect(said).toContain('20 % → 100 %')
  expect(said).toContain('– → 12,50 €')
  expect(said).toContain('nein → ja')
  expect(said).toMatch(/27\. November 2026 → 31\. Dezember 2026/)
  expect(said).toMatch(/5,00 € → .*0,00 €/)
  expect(said).not.toMatch(/true|false|Cents|undefined/)
})

it('names the products of a correction and deleted offers, and nobody where an old entry names none', () => {
  const said = (action: string, details: object) => auditSentence({ action, details }, 'en')
  expect(said('product.merged', { from: 'Milk 1 l', to: 'Milk' })).toMatch(/: Milk 1 l → Milk$/)
  expect(said('product.moved', { name: 'Milk', from: 70, to: null })).toMatch(/: Milk, 70 → –$/)
  expect(said('product.corrected', { title: 'Milk' })).toMatch(/: –$/)
  const deleted = { collection: 'brochures', name: 'Weekly', removed: 2, names: ['Milk', 'Bread'] }
  expect(said('offers.deleted', deleted)).toMatch(/^Deleted 2 offers: .+ Weekly; Milk \/ Bread$/)
})

it('shows an action without a sentence as it is stored', () => {
  expect(auditSentence({ action: 'something.new' }, 'en')).toBe('something.new')
})
