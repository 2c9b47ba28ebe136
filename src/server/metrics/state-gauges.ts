import { Gauge, type Registry } from 'prom-client'

/** Metrics that are read from the database: the same in every process, so a rule takes their maximum. */
export const stateGauges = {
  broshura_jobs_waiting: { label: 'kind', help: 'Jobs that are due and wait for a worker, by kind.' },
  broshura_jobs_failing: { label: 'kind', help: 'Jobs that have failed and wait for their next attempt, by kind.' },
  broshura_jobs_oldest_waiting_seconds: { label: 'kind', help: 'Age of the oldest job that waits or fails, by kind.' },
  broshura_mails_waiting: { label: null, help: 'Mails that are not sent yet.' },
  broshura_price_import_last_day_timestamp_seconds: { label: null, help: 'Last day whose prices are published.' },
  broshura_price_import_last_success_timestamp_seconds: { label: null, help: 'When prices were last published.' },
  broshura_price_imports_held: { label: null, help: 'Days of prices that wait for a decision.' },
  broshura_orders_waiting: { label: 'status', help: 'Orders that wait for their money or to be sent, by status.' },
  broshura_orders_oldest_waiting_seconds: { label: 'status', help: 'Age of the oldest order that waits, by status.' },
  broshura_payments_waiting: { label: null, help: 'Card payments that have begun and not ended.' },
  broshura_refunds_waiting: { label: 'state', help: 'Refunds that are not done, by state (pending, failed).' },
  broshura_archive_last_success_timestamp_seconds: {
    label: null,
    help: 'When the log of the database was last archived; only where it is.',
  },
} as const
export type StateGauge = keyof typeof stateGauges

export interface Sample {
  metric: StateGauge
  label: string | null
  value: number
}

export type Readings = Map<string, Sample[] | 'failed'>

declare global {
  // Set inside Next's bundles and called from outside them.
  var broshuraReadState: (() => Promise<Readings>) | undefined
}

/** In milliseconds. */
const keptMs = 10_000

/** Several scrapes, and all gauges of one, share a reading. */
function keptReadings(): () => Promise<Readings> {
  let kept: { at: number; readings: Promise<Readings> } | undefined
  return () => {
    const now = performance.now()
    if (!kept || now - kept.at >= keptMs) {
      const readings = globalThis.broshuraReadState?.() ?? Promise.resolve<Readings>(new Map())
      kept = { at: now, readings }
    }
    return kept.readings
  }
}

export function addStateGauges(registry: Registry): void {
  const read = keptReadings()
  const registers = [registry]
  for (const [name, { label, help }] of Object.entries(stateGauges)) {
    new Gauge({
      name,
      help,
      labelNames: label ? [label] : [],
      registers,
      async collect() {
        const samples = [...(await read()).values()].flatMap((some) => (some === 'failed' ? [] : some))
        const own = samples.filter(({ metric }) => metric === name)
        this.reset()
        // A gauge without labels says 0 after that, also where nothing is known.
        if (!label) this.remove()
        for (const sample of own) this.set(label ? { [label]: sample.label ?? '' } : {}, sample.value)
      },
    })
  }
  new Gauge({
    name: 'broshura_reading_up',
    help: '1 where the gauges of this reading come from the database, 0 where they could not be read.',
    labelNames: ['reading'],
    registers,
    async collect() {
      for (const [reading, some] of await read()) this.set({ reading }, some === 'failed' ? 0 : 1)
    },
  })
}
