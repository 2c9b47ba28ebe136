import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { sql } from '@payloadcms/db-postgres'
import { unzipSync } from 'fflate'
import { createLocalReq, type FlattenedField } from 'payload'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { Customer } from '../../../payload-types'
import { catchMails } from '../../setup/catch-mails'
import { freshCms } from '../../setup/cms'
import { runJobs } from '../../setup/run-jobs'
import { personFixtures } from './person'

const mailsTo = await catchMails()
const { payload, dataDir } = await freshCms()
const exportsFolder = path.join(dataDir, 'exports')
const fixtures = await personFixtures(payload)

async function ask(customer: Customer, now?: number) {
  const { askForExport } = await import('@/features/account/my-data/export/own-exports')
  return askForExport(customer, now)
}

const work = () => runJobs(payload)

async function newest(customer: Customer) {
  const { exportsOf } = await import('@/features/account/my-data/export/own-exports')
  const [found] = await exportsOf(customer)
  if (!found) throw new Error('No export.')
  return found
}

async function archiveOf(customer: Customer) {
  const { exportFile } = await import('@/features/account/my-data/export/own-exports')
  const found = await exportFile(customer, (await newest(customer)).id)
  if (!found) throw new Error('No file.')
  const files = unzipSync(new Uint8Array(await found.stored.read()))
  const text = (name: string) => new TextDecoder().decode(files[name])
  const data = z.record(z.string(), z.unknown()).parse(JSON.parse(text('data.json')))
  return { names: Object.keys(files), json: text('data.json'), html: text('data.html'), data }
}

const register = <Value>(value: Value) => [value, 1] as const
const milk = { shop: 'zhatva', shopName: 'Жътва', cents: 199, source: 'brochure', day: '2026-11-20', until: null }
const listOfMilk = {
  id: 'one',
  name: register('Samstag'),
  removed: register(false),
  items: [
    {
      id: 'offer:1',
      added: 1,
      text: register({ title: 'Milch', details: '1 l' }),
      quantity: register(2),
      done: register(false),
      removed: register(false),
      price: register({ ...milk, loyaltyOnly: false, path: '/broshura/zhatva' }),
    },
  ],
}

function namesCustomer(field: FlattenedField): boolean {
  if ('flattenedFields' in field && field.flattenedFields.some(namesCustomer)) return true
  return field.type === 'relationship' && field.relationTo === 'customers'
}

describe('an export', () => {
  it('holds all that is of the person, from every collection that names a customer, and nothing of others', async () => {
    const [own, other] = [await fixtures.person(), await fixtures.person()]
    expect(await ask(own.customer)).toEqual({ ok: true })
    expect(await newest(own.customer)).toMatchObject({ status: 'waiting' })
    await work()
    expect(await newest(own.customer)).toMatchObject({ status: 'ready' })

    const { names, json, html, data } = await archiveOf(own.customer)
    for (const trace of own.traces) expect(json).toContain(JSON.stringify(trace).slice(1, -1))
    for (const trace of [...other.traces, ...own.ofStaff]) expect(json + html).not.toContain(trace)
    expect(json).not.toContain(other.customer.id)
    const owned = payload.config.collections.filter(({ flattenedFields }) => flattenedFields.some(namesCustomer))
    expect(owned.length).toBeGreaterThanOrEqual(9)
    for (const slug of ['subscriptions', 'contact-messages', ...owned.map(({ slug }) => slug)])
      expect([slug, data[slug]]).toEqual([slug, expect.arrayContaining([expect.anything()])])
    expect(data).toMatchObject({
      cart: [{ title: expect.any(String), colour: 'Бяло', size: 'M', quantity: 3, addedCents: 1999 }],
      checkouts: [{ fields: { street: expect.any(String) } }],
      'stock-alerts': [{ colour: 'Бяло', size: 'M', confirmed: true }],
      wishlists: [
        { name: 'Birthday', shared: true, mails: true, wishes: [{ colour: 'Бяло', size: 'M', addedCents: 1999 }] },
      ],
    })
    expect(data.orders).toMatchObject([{ totalCents: 3000, lines: [{ title: 'Риза', quantity: 2 }] }])
    expect(names).toEqual([
      'data.json',
      'data.html',
      expect.stringMatching(/^customer-pictures\/.+\.webp$/),
      expect.stringMatching(/^review-pictures\/.+\.webp$/),
    ])
    expect(json).not.toContain('exports/')
    // The giver of a surprise must not be named here either.
    expect(json + html).not.toContain('A secret giver')
  })

  it.each([
    ['bg', 'Вашите данни', 'Поръчки'],
    ['de', 'Deine Daten', 'Bestellungen'],
  ] as const)('is readable in %s, and shows words as words', async (language, title, orders) => {
    const { customer, traces } = await fixtures.person(language)
    await ask(customer)
    await work()
    const { html } = await archiveOf(customer)
    expect(html).toContain(`<html lang="${language}">`)
    expect(html).toContain(title)
    expect(html).toContain(`<h2>${orders}</h2>`)
    expect(html).toMatch(/30,00\s€/)
    expect(html).not.toMatch(/\[object|undefined|null|<Z/)
    for (const trace of traces) expect(html).toContain(trace.replace('<', '&lt;').replace('>', '&gt;'))
  })

  it('reads like a letter to the person: sentences, dates, names and money, and no words of the CMS', async () => {
    const { customer, orderId } = await fixtures.person('de')
    await payload.create({
      collection: 'shopping-lists',
      data: { customer: customer.id, listId: 'one', name: 'Samstag', content: listOfMilk, lines: '', revision: 1 },
    })
    await payload.create({
      collection: 'follows',
      data: { customer: customer.id, kind: 'product', value: 'milk', name: 'Milch 1 l', targetCents: 149 },
    })
    const { number } = await payload.findByID({ collection: 'orders', id: orderId, depth: 0 })
    await ask(customer)
    await work()
    const { html } = await archiveOf(customer)
    for (const sentence of [
      `<h3>Bestellung ${number}</h3>`,
      'Bestellt am 12. Januar 2026. Status: Zugestellt. Zahlung: Überweisung.',
      '<td>Риза</td><td>2</td><td>12,00',
      '<h3>Samstag</h3>',
      '<li>2 × Milch, 1 l – Жътва, 1,99',
      'Produkt: „Milch 1 l“, seit dem',
      'Du wartest auf einen Preis bis 1,49',
      `${customer.email} bekommt unseren Newsletter.`,
      'Du hast uns am',
      `Du hast diese E-Mail-Adressen bestätigt: ${customer.email}.`,
    ]) {
      expect(html.replaceAll('\u00a0', ' ')).toContain(sentence)
    }
    expect(html).not.toMatch(/\d{4}-\d\d-\d\dT|[0-9a-f]{8}-[0-9a-f]{4}-7|delivered|bank-transfer|aal1/)
  })

  it('is told of by mail in the language of the customer, once', async () => {
    const { customer } = await fixtures.person('de')
    await ask(customer)
    await work()
    const mails = await mailsTo(customer.email ?? '')
    expect(mails.map(({ subject }) => subject)).toEqual(['Die Kopie deiner Daten ist fertig'])
    expect(mails[0]?.text).toContain('/de/account-data')
  })

  it('is one at a time and three in a day, also when several are asked for at once', async () => {
    const { customer } = await fixtures.person()
    const answers = await Promise.all([ask(customer), ask(customer), ask(customer)])
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    expect(answers).toContainEqual({ ok: false, problem: { code: 'export-waiting' } })
    await work()
    for (const _ of [2, 3]) {
      expect(await ask(customer)).toEqual({ ok: true })
      await work()
    }
    expect(await ask(customer)).toEqual({ ok: false, problem: { code: 'export-limit' } })
    expect(await ask(customer, Date.now() + 86_400_001)).toEqual({ ok: true })
  })

  it('exists for its owner alone, and for a week', async () => {
    const { exportFile, exportsOf } = await import('@/features/account/my-data/export/own-exports')
    const { expireExports } = await import('@/features/account/my-data/export/run-export')
    const [own, other] = [await fixtures.person(), await fixtures.person()]
    await ask(own.customer)
    await work()
    const { id } = await newest(own.customer)
    expect(await exportFile(own.customer, id)).not.toBeNull()
    expect(await exportFile(other.customer, id)).toBeNull()
    expect(await exportFile(own.customer, '../../etc/passwd')).toBeNull()
    const weekLater = Date.now() + 7 * 86_400_000
    expect(await exportFile(own.customer, id, weekLater)).toBeNull()
    expect(await exportsOf(own.customer, weekLater)).toMatchObject([{ status: 'expired' }])

    await payload.db.drizzle.execute(
      sql`update data_exports set expires_at = now() - interval '1 second' where id = ${id}`,
    )
    await expireExports(payload)
    expect(await newest(own.customer)).toMatchObject({ status: 'expired' })
    expect(existsSync(path.join(exportsFolder, `${id}.zip`))).toBe(false)
  })

  it('that cannot be stored for a moment is written as soon as it can', async () => {
    const { customer } = await fixtures.person()
    await ask(customer)
    const away = `${exportsFolder}-away`
    mkdirSync(exportsFolder, { recursive: true })
    renameSync(exportsFolder, away)
    writeFileSync(exportsFolder, 'no folder')
    await work()
    expect((await newest(customer)).status).toBe('running')
    rmSync(exportsFolder)
    renameSync(away, exportsFolder)
    await payload.db.drizzle.execute(sql`update graphile_worker._private_jobs set run_at = now()`)
    await work()
    expect((await newest(customer)).status).toBe('ready')
  })

  it('that can never be stored is given up, and says so', async () => {
    const { recordFailedJobs } = await import('@/server/jobs/run')
    const { workOf } = await import('@/features/jobs')
    const { customer } = await fixtures.person()
    await ask(customer)
    await payload.db.drizzle.execute(sql`update graphile_worker._private_jobs set attempts = max_attempts`)
    await recordFailedJobs(payload, workOf('common').handlers)
    expect((await newest(customer)).status).toBe('failed')
  })

  it('that failed leaves nothing in the store for good, though the store was away when it failed', async () => {
    const { expireExports, giveUpExport } = await import('@/features/account/my-data/export/run-export')
    const { customer } = await fixtures.person()
    await ask(customer)
    const { id } = await newest(customer)
    await payload.db.drizzle.execute(sql`
      update data_exports set status = 'running', file = ${`exports/${id}.zip`} where id = ${id}`)
    const stored = path.join(exportsFolder, `${id}.zip`)
    // A folder cannot be removed as a file can: as if the store did not answer.
    mkdirSync(path.join(stored, 'inside'), { recursive: true })
    await giveUpExport(await createLocalReq({}, payload), id)
    expect((await newest(customer)).status).toBe('failed')
    rmSync(stored, { recursive: true })
    writeFileSync(stored, 'a copy of everything')
    await expireExports(payload)
    expect(existsSync(stored)).toBe(false)
    expect(
      (await payload.db.drizzle.execute(sql`select from data_exports where file is not null and id = ${id}`)).rowCount,
    ).toBe(0)
  })

  it('that cannot be written says so, leaves nothing behind, and takes none of the three of the day', async () => {
    const { customer } = await fixtures.person()
    const { docs } = await payload.find({
      collection: 'customer-pictures',
      where: { customer: { equals: customer.id } },
    })
    await payload.db.drizzle.execute(sql`
      update customer_pictures set filename = 'missing.webp' where id = ${docs[0]?.id}`)
    await ask(customer)
    await work()
    const { id, status } = await newest(customer)
    expect(status).toBe('failed')
    expect(readdirSync(exportsFolder).filter((name) => name.includes(id))).toEqual([])
    expect(await ask(customer)).toEqual({ ok: true })
  })
})
