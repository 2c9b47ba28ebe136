import { type Browser, chromium, type Page } from '@playwright/test'
import { findBrowser } from '../testing/browser'
import { type TraceEvent, traceEvents } from './trace'

/** CSS pixels of a small phone, and how many times slower than this machine its processor is. */
const width = 360
export const slowness = 4
const categories = ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'v8.execute']

export function startBrowser(): Promise<Browser> {
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : []
  return chromium.launch({ executablePath: findBrowser(), args })
}

export async function onPhone<Result>(
  browser: Browser,
  { slow }: { slow: boolean },
  work: (page: Page, traced: (inner: () => Promise<void>) => Promise<TraceEvent[]>) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({
    viewport: { width, height: 740 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    locale: 'bg-BG',
  })
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    if (slow) await session.send('Emulation.setCPUThrottlingRate', { rate: slowness })
    const traced = async (inner: () => Promise<void>) => {
      const events: unknown[] = []
      session.on('Tracing.dataCollected', ({ value }) => events.push(...value))
      await session.send('Tracing.start', {
        transferMode: 'ReportEvents',
        traceConfig: { includedCategories: categories },
      })
      await inner()
      const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve))
      await session.send('Tracing.end')
      await complete
      return traceEvents.parse(events)
    }
    return await work(page, traced)
  } finally {
    await context.close()
  }
}
