import { z } from 'zod'
import { runTaskNow } from '../../e2e/support/run-task-now'
import type { startPaymentServer } from '../../simulators/payments/server'
import type { Query } from './patient-query'
import type { Random } from './seeded-random'

interface Shop {
  query: Query
  provider: Awaited<ReturnType<typeof startPaymentServer>>
}

const answers = ['pay', 'pay', 'pay', 'pay', 'pay', 'later', 'decline', 'leave'] as const

/** @param page leads from an order to the provider's page, where a customer pays, declines or leaves */
export async function payAtProvider({ provider }: Shop, random: Random, page: string): Promise<void> {
  const { faults } = provider.events
  const address = page.match(/url=([^"]+)"/)?.[1]?.replaceAll('&amp;', '&') ?? ''
  if (!address.startsWith(provider.url)) return
  const answer = answers[random.below(answers.length)] ?? 'pay'
  if (answer === 'leave') return
  Object.assign(faults, { copies: random.between(1, 5), drop: random.chance(20), hold: random.chance(30) })
  const post = (given: string) =>
    fetch(address, { method: 'POST', body: new URLSearchParams({ answer: given }), redirect: 'manual' })
  const back = (await post(answer)).headers.get('location') ?? ''
  if (answer === 'later') await post(random.chance(70) ? 'arrive' : 'fail')
  if (random.chance(40)) await fetch(back, { redirect: 'manual' }).catch(() => null)
  if (random.chance(30)) void provider.events.sendHeld(random.shuffled)
}

/** Brings what would come later: late and shuffled events, and the end of the time to pay. */
export async function endPayments({ provider, query }: Shop, random: Random): Promise<void> {
  const { events, store, url } = provider
  Object.assign(events.faults, { copies: 2, drop: false, hold: false })
  await events.sendHeld(random.shuffled)
  for (const session of store.sessions.filter(
    (each) => each.status === 'complete' && each.payment_status === 'unpaid',
  )) {
    const body = new URLSearchParams({ answer: random.chance(50) ? 'arrive' : 'fail' })
    await fetch(`${url}/pay/${session.id}`, { method: 'POST', body, redirect: 'manual' })
  }
  await events.arrived()
  await query("update orders set payment_due_at = now() - interval '1 minute' where status = 'awaiting-payment'")
  // Mails of parcels are held back for as long as a hand-over may be undone.
  await query(`select from graphile_worker.reschedule_jobs(run_at => now(), job_ids => array(
    select id from graphile_worker.jobs where key like 'mailParcel %'))`)
}

const counted = z.tuple([z.object({ count: z.coerce.number() })])

/** Orders, refunds and jobs that are not finished; runs the scheduled tasks that find what nobody reported. */
export async function openMatters(query: Query): Promise<{ awaiting: number; refunds: number; jobs: number }> {
  const count = async (from: string) => counted.parse(await query(`select count(*) ${from}`))[0].count
  for (const task of ['reconcilePayments', 'cancelOverdueOrders', 'sendRefunds']) await query(runTaskNow(task))
  return {
    awaiting: await count("from orders where status = 'awaiting-payment'"),
    refunds: await count("from shop.refunds where state <> 'done'"),
    jobs: await count(
      "from graphile_worker.jobs where task_identifier in ('sendMail', 'drawDocument', 'mailDocument')",
    ),
  }
}
