import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { type OrderPlan, placedOrders } from './order-plan'
import { stack } from './stack-ready'

export async function placeOrders(plan: OrderPlan[]) {
  const args = ['--import', 'tsx', 'e2e/support/write-orders.ts', JSON.stringify(plan)]
  const { stdout } = await promisify(execFile)(process.execPath, args, { env: { ...process.env, ...stack().env } })
  return placedOrders.parse(JSON.parse(stdout.trim().split('\n').at(-1) ?? '[]'))
}
