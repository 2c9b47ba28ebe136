import PostalMime from 'postal-mime'
import { z } from 'zod'
import type { Query } from './patient-query'

const orderRows = z.array(
  z.object({
    id: z.string(),
    number: z.string(),
    email: z.string(),
    status: z.string(),
    method: z.string(),
    paid: z.coerce.number(),
    sales: z.coerce.number(),
    drawn: z.coerce.number(),
    history: z.array(z.string()),
  }),
)
export type OrderRow = z.infer<typeof orderRows>[number]

export const readOrders = async (query: Query): Promise<OrderRow[]> =>
  orderRows.parse(
    await query(`
      select id, number, email, status::text, payment_method::text as method,
        (select count(*) from shop.payments where order_id = orders.id and state = 'paid') as paid,
        (select count(*) from shop.documents where order_id = orders.id and kind = 'sale') as sales,
        (select count(*) from shop.documents where order_id = orders.id and pdf is not null) as drawn,
        array(select status::text from orders_history where _parent_id = orders.id order by _order) as history
      from orders`),
  )

/** Where a guest was led by the order button. */
export interface Told {
  email: string
  place: string
}

/** The part of the payment provider's books that is compared. */
export interface Provider {
  sessions: { client_reference_id: string | null; payment_intent: string | null; payment_status: string }[]
  intents: { id: string; amount: number }[]
  refunds: { payment_intent: string; amount: number }[]
}

const once = ['awaiting-payment', 'placed', 'paid']

/**
 * Compares orders with what guests were told: each was placed once, or not at all where the button named a problem. Nobody
 * has two, also of those whose answer was lost: each address orders once.
 */
export function toldFaults(told: Told[], orders: OrderRow[]): string[] {
  const byEmail = Map.groupBy(orders, ({ email }) => email)
  const wrong = told.flatMap(({ email, place }) => {
    const [wanted, found] = [place.includes('problem=') ? 0 : 1, byEmail.get(email)?.length ?? 0]
    return found === wanted ? [] : [`${email} was led to ${place} and has ${found} orders`]
  })
  const known = new Set(told.map(({ email }) => email))
  const twice = [...byEmail].filter(([email, own]) => own.length > 1 && !known.has(email))
  return [...wrong, ...twice.map(([email, own]) => `${email} was led nowhere and has ${own.length} orders`)]
}

/**
 * Compares orders with the provider's books: an order stands with one payment and its document, or all of its money went
 * back once.
 */
export function paymentFaults(orders: OrderRow[], { sessions, intents, refunds }: Provider): string[] {
  const byId = new Map(orders.map((order) => [order.id, order]))
  const ofProvider = sessions
    .filter(({ payment_status }) => payment_status === 'paid')
    .flatMap(({ client_reference_id: id, payment_intent: intent }) => {
      const paid = intents.find((each) => each.id === intent)?.amount
      const back = refunds.filter((each) => each.payment_intent === intent).map(({ amount }) => amount)
      const stands = byId.get(id ?? '')?.status === 'placed'
      const isRight = stands ? back.length === 0 : back.length === 1 && back[0] === paid
      const state = stands ? 'stands' : 'does not stand'
      return isRight
        ? []
        : [`order ${id} ${state}; ${paid} cents were paid, and ${back.join(' and ') || 'none'} went back`]
    })
  const ofOrders = orders
    .filter(({ status }) => status === 'placed')
    .flatMap(({ id, method, paid, sales, drawn, history }) => {
      const wanted = method === 'card' ? 1 : 0
      const isRight = [paid, sales, drawn].every((count) => count === wanted)
      const twice = once.filter((state) => history.filter((each) => each === state).length > 1)
      return [
        ...(isRight ? [] : [`order ${id} (${method}): ${paid} payments, ${sales} sales, ${drawn} documents drawn`]),
        ...twice.map((state) => `order ${id} became ${state} twice`),
      ]
    })
  return [...ofProvider, ...ofOrders]
}

/** Receiver and subject of mails with their message ids: a server killed before confirming a mail gets the same again. */
export type Mails = Map<string, Set<string>>

export async function readMails(raw: Buffer[]): Promise<Mails> {
  const mails: Mails = new Map()
  for (const one of raw) {
    const { to, subject, messageId } = await PostalMime.parse(one)
    const about = `${to?.[0]?.address}: ${subject}`
    mails.set(about, new Set([...(mails.get(about) ?? []), messageId ?? '']))
  }
  return mails
}

/** Only those of one domain: staff get the same notice at each sign-in from a device that is not known. */
export const mailsTo = (domain: string, mails: Mails): Mails =>
  new Map([...mails].filter(([about]) => about.split(': ')[0]?.endsWith(`@${domain}`)))

/** For each mail that an order must have brought the subjects of which one is enough. */
function wantedMails({ email, history, number }: OrderRow): string[][] {
  const subjects = [
    [`Приехме поръчка ${number}`],
    ...(history.includes('paid') ? [[`Поръчка ${number} е платена`]] : []),
    ...(history.includes('cancelled')
      ? [[`Поръчка ${number} е отказана`, `Плащането за поръчка ${number} се връща`]]
      : []),
  ]
  return subjects.map((one) => one.map((subject) => `${email}: ${subject}`))
}

/**
 * Each order brought its mails once. A parcel's mail may be repeated, because its hand-over may be undone.
 * @param named how many mails a worker's log names as lost by a kill (decision 44)
 */
export function mailFaults(orders: OrderRow[], mails: Mails, named: number): { missing: string[]; faults: string[] } {
  const missing = orders
    .flatMap(wantedMails)
    .filter((subjects) => !subjects.some((subject) => mails.has(subject)))
    .map((subjects) => subjects.join(' or '))
  const lost = missing.length > named ? missing.map((subject) => `no mail "${subject}"`) : []
  const twice = [...mails].filter(([about, ids]) => ids.size > 1 && !about.endsWith('е на път'))
  return { missing, faults: [...lost, ...twice.map(([about, ids]) => `${ids.size} mails "${about}"`)] }
}
