import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { freshCms } from '../../setup/cms'
import { type Fields, postedKit } from './posted-kit'

const { payload } = await freshCms()
const kit = await postedKit(payload)
const { claimOrders, giveBack, packParcel } = await import('@/features/shop/fulfilment/pack')
const { endParcel, shipParcel } = await import('@/features/shop/fulfilment/send-parcel')
const { announceReturn } = await import('@/features/shop/fulfilment/after-sales/announce-return')
const { cancelOrder } = await import('@/features/shop/orders/cancel-order')
const { openRefundsOf } = await import('@/features/shop/orders/payments/refunds')

type Case = { order: string; fields: Fields }

async function unpaid(): Promise<Case> {
  const { line } = await kit.variantWith(4)
  const { id } = await kit.placed(kit.requestOf([{ ...line, quantity: 2 }], { paymentMethod: 'bank-transfer' }))
  return { order: id, fields: { order: id } }
}

async function paid() {
  const { order, lines } = await kit.paid([2])
  const line = lines[0]?.line ?? ''
  return { order: order.id, line, lines, fields: { order: order.id } }
}

async function claimed() {
  const made = await paid()
  await kit.step((req) => claimOrders(req, kit.staff, [made.order]))
  return made
}

async function ofColleague(): Promise<Case> {
  const { order } = await paid()
  await kit.step((req) => claimOrders(req, randomUUID(), [order]))
  return { order, fields: { order, why: 'болен е днес' } }
}

async function parcel(state: 'packed' | 'shipped' | 'refused') {
  const made = await claimed()
  const id = await kit.step((req) => packParcel(req, { staff: kit.staff, order: made.order, lines: made.lines }))
  if (state !== 'packed') await kit.step((req) => shipParcel(req, id, null))
  if (state === 'refused') await kit.step((req) => endParcel(req, id, 'refused'))
  return { ...made, fields: { parcel: id } }
}

async function stated(made: { order: string }) {
  const statement = kit.statementOf(await kit.orderOf(made.order), { goods: 'една от двете' })
  await kit.state(statement, made.order)
  return { order: made.order, withdrawal: statement.id }
}

async function delivered() {
  const { order, lines } = await kit.delivered([2])
  return { order: order.id, line: lines[0]?.line ?? '' }
}

async function announced() {
  const { order, line } = await delivered()
  const lines = [{ line, quantity: 1 }]
  await kit.step((req) => announceReturn(req, { order, lines, reason: null, withdrawal: null }))
  const [found] = await kit.returnsOf(order)
  const fields = {
    return: found?.id ?? '',
    [`came:${line}`]: '1',
    [`back:${line}`]: '1',
    [`condition:${line}`]: 'as-new',
  }
  return { order, fields }
}

async function voucher(fields: Fields): Promise<Case> {
  const { id, order } = await kit.vouchers.bought()
  return { order, fields: { voucher: id, 'at:voucher': id, note: 'обаждане', ...fields } }
}

const cases: Record<string, () => Promise<Case>> = {
  claim: paid,
  back: claimed,
  'take-over': ofColleague,
  'claim-ended': ofColleague,
  // One of two pieces, without a tracking number: only the form's own number distinguishes the two parcels.
  pack: async () => {
    const { order, line } = await claimed()
    return { order, fields: { [`pack:${order}:${line}`]: '1' } }
  },
  ship: () => parcel('packed'),
  'ship-undone': () => parcel('shipped'),
  'tracking-changed': async () => {
    const { order, fields } = await parcel('shipped')
    const typed = { [`tracking:${fields.parcel}`]: '1051234567890', [`carrier:${fields.parcel}`]: 'econt' }
    return { order, fields: { 'tracking-changed': fields.parcel, ...typed } }
  },
  unpack: async () => {
    const { order, fields } = await parcel('packed')
    return { order, fields: { unpack: fields.parcel } }
  },
  label: () => parcel('packed'),
  'label-again': () => parcel('packed'),
  delivered: () => parcel('shipped'),
  refused: () => parcel('shipped'),
  'refused-undone': () => parcel('refused'),
  lost: async () => {
    const { order, fields } = await parcel('shipped')
    return { order, fields: { lost: fields.parcel } }
  },
  'check-in': async () => {
    const { fields, order } = await parcel('refused')
    return { order, fields: { ...fields, refund: '5,00' } }
  },
  received: async () => {
    const { order } = await unpaid()
    return { order, fields: { order, [`amount:${order}`]: '10,00' } }
  },
  release: async () => {
    const { line } = await kit.variantWith(24, { weightGrams: 100 })
    const { id } = await kit.placed(kit.requestOf([{ ...line, quantity: 12 }]))
    return { order: id, fields: { order: id, note: 'обаждане' } }
  },
  cancel: paid,
  'stock-corrected': async () => {
    const { order } = await paid()
    const { id } = await kit.variantWith(4)
    return { order, fields: { variant: id, seen: '4', counted: '6', reason: 'count', note: 'ревизия' } }
  },
  'refund-begun': async () => {
    const { order } = await paid()
    return { order, fields: { order, refund: '5,00', why: 'скъсан шев' } }
  },
  'further-transfer': async () => {
    const { order } = await paid()
    return { order, fields: { order, amount: '5,00' } }
  },
  'return-begun': async () => {
    const { order, line } = await delivered()
    return { order, fields: { order, [`back:${line}`]: '1', why: 'голямо' } }
  },
  'delivery-changed': async () => {
    const { order } = await paid()
    const place = { street: 'ул. Дунав 3', street2: '', postcode: '7000', city: 'Русе' }
    return { order, fields: { order, name: 'Нина Стоева', phone: '+359 88 700 1122', ...place } }
  },
  'not-sent': async () => {
    const { order, line } = await paid()
    return {
      order,
      fields: { order, [`drop:${line}`]: '1', [`open:${line}`]: '2', [`back:${line}`]: '1', refund: '5,00' },
    }
  },
  refunded: async () => {
    const made = await paid()
    await kit.step((req) => cancelOrder(req, made.order, 'staff'))
    const seen = await openRefundsOf(payload.db.drizzle, made.order)
    return { ...made, fields: { ...made.fields, [`refund:${made.order}`]: seen.join(',') } }
  },
  'return-announced': async () => {
    const { order, line } = await delivered()
    return { order, fields: { ...(await stated({ order })), [`back:${line}`]: '1' } }
  },
  'return-received': announced,
  'return-checked': async () => {
    const { fields, order } = await announced()
    return { order, fields: { ...fields, refund: '5,00' } }
  },
  'return-ended': announced,
  'withdrawal-cancelled': async () => {
    const { order } = await paid()
    return { order, fields: await stated({ order }) }
  },
  'withdrawal-aside': async () => {
    const { order } = await delivered()
    return { order, fields: { ...(await stated({ order })), note: 'обаждане' } }
  },
  'voucher-correct': () => voucher({ change: '+5,00' }),
  'voucher-void': () => voucher({ refund: 'on' }),
  'voucher-extend': () => voucher({ until: '2039-12-31' }),
  'voucher-anew': () => voucher({}),
}

it('all forms of staff that change an order are named here', () => {
  expect(Object.keys(cases).toSorted()).toEqual(kit.forms.toSorted())
})

it.each(kit.forms)('%s: sent twice, also at the same moment, it is done once, and the page says so', async (path) => {
  const make = () => cases[path]?.() ?? Promise.reject(new Error(`no case for ${path}`))
  const [single, row, both] = [await make(), await make(), await make()]
  const send = ({ fields }: Case, key: string = randomUUID()) => kit.post(path, { ...fields, key })

  const said = await send(single)
  expect(said.refused).toBeUndefined()
  const once = await kit.standingOf(single.order)

  const key = randomUUID()
  expect(await send(row, key)).toEqual({ ...said, voucher: row.fields.voucher })
  expect(await send(row, key)).toEqual({ ...said, voucher: row.fields.voucher, again: 'true' })
  expect(await kit.standingOf(row.order)).toEqual(once)

  const other = randomUUID()
  const answers = await Promise.all([send(both, other), send(both, other)])
  expect(answers.filter(({ again }) => again)).toHaveLength(1)
  expect(await kit.standingOf(both.order)).toEqual(once)
})

/** Forms that may be sent again, for the rest or as a new request; a claimed order stays with the same person. */
const repeatable = new Set(
  ['claim', 'pack', 'received', 'refund-begun', 'return-begun', 'stock-corrected'].concat([
    'further-transfer',
    'delivery-changed',
    'label',
    'label-again',
    'voucher-correct',
    'voucher-anew',
  ]),
)

it.each(kit.forms.filter((path) => !repeatable.has(path)))(
  '%s: sent by several people at the same moment, one of them is told that it is done, and it is noted once',
  async (path) => {
    const make = () => cases[path]?.() ?? Promise.reject(new Error(`no case for ${path}`))
    const [single, shared] = [await make(), await make()]
    await kit.post(path, { ...single.fields, key: randomUUID() })
    const send = () => kit.post(path, { ...shared.fields, key: randomUUID() })
    const answers = await Promise.all([send(), send(), send(), send()])
    expect(answers.filter(({ refused, count }) => !refused && Number(count) > 0)).toHaveLength(1)
    expect(await kit.standingOf(shared.order)).toEqual(await kit.standingOf(single.order))
  },
)

it('a form without a number changes nothing', async () => {
  const { fields, order } = await (cases.received?.() ?? Promise.reject(new Error('no case')))
  const before = await kit.standingOf(order)
  expect(await kit.post('received', fields)).toEqual({ refused: 'input' })
  expect(await kit.standingOf(order)).toEqual(before)
})

it('a post without a form is refused as one without a number', async () => {
  expect(await kit.postNothing('received')).toEqual({ refused: 'input' })
})

it('what somebody takes over twice, by two pages, is theirs, and the second page says so', async () => {
  const { order, fields } = await ofColleague()
  const { number } = await kit.orderOf(order)
  expect(await kit.post('take-over', { ...fields, key: randomUUID() })).toMatchObject({ count: '1' })
  const again = await kit.post('take-over', { ...fields, key: randomUUID() })
  expect(again).toMatchObject({ count: '0', not: `${number}~yours` })
  expect(await kit.post('claim-ended', { ...fields, key: randomUUID() })).toMatchObject({ not: `${number}~yours` })
})

it('of several orders those that can be packed are packed, and each other is named with its reason', async () => {
  const made = [await claimed(), await claimed(), await claimed(), await claimed()]
  const [good, tooMany, given, unread] = made
  await kit.step((req) => giveBack(req, kit.staff, [given?.order ?? '']))
  const typed = new Map([
    [good, '2'],
    [tooMany, '3'],
    [given, '1'],
    [unread, 'много'],
  ])
  const fields = Object.fromEntries(made.map((each) => [`pack:${each.order}:${each.line}`, typed.get(each) ?? '']))
  const said = await kit.post('pack', { ...fields, key: randomUUID() })
  const numberOf = async (each: typeof good) => (await kit.orderOf(each?.order ?? '')).number
  expect(said).toMatchObject({ done: 'pack', count: '1', of: '4', notCount: '3' })
  expect(said.not?.split(',').toSorted()).toEqual(
    [
      `${await numberOf(tooMany)}~too-much`,
      `${await numberOf(given)}~not-yours`,
      `${await numberOf(unread)}~input`,
    ].toSorted(),
  )
  const parcels = await Promise.all(made.map(async ({ order }) => (await kit.standingOf(order)).parcels))
  expect(parcels).toEqual([['packed'], [], [], []])
})

it('what goes back for a return follows what arrived, and a refusal says what is wrong', async () => {
  const { line, order } = await delivered()
  await kit.step((req) =>
    announceReturn(req, { order, lines: [{ line, quantity: 2 }], reason: null, withdrawal: null }),
  )
  const [found] = await kit.returnsOf(order)
  const { totalCents } = await kit.orderOf(order)
  const check = (came: string, back: string, refund = `${totalCents / 100}`) =>
    kit.post('return-checked', {
      ...{ key: randomUUID(), return: found?.id ?? '', [`came:${line}`]: came, [`back:${line}`]: back },
      ...{ [`condition:${line}`]: 'worn', refund, proposed: String(totalCents) },
    })
  expect(await check('0', '0')).toMatchObject({ refused: 'nothing-came' })
  expect(await check('3', '0')).toMatchObject({ refused: 'came-more' })
  expect(await check('1', '2')).toMatchObject({ refused: 'restocked-more' })
  expect(await check('1', '0', '20,00')).toMatchObject({ refused: 'refund-more' })
  expect(await check('1', '0', 'много')).toMatchObject({ refused: 'input', field: 'refund' })
  expect(await kit.refundsOf(order)).toEqual([])
  expect(await check('1', '0')).toEqual({ done: 'return-checked', count: '1' })
  expect(await kit.refundsOf(order)).toEqual([{ cents: 1999, state: 'pending', reason: 'return' }])
})
