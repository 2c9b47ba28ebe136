import { defineConfig, devices } from '@playwright/test'

export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/support/global-setup.ts',
  outputDir: 'test-results',
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  // Not by `--grep-invert`: it lets through what a project that another depends on has.
  grepInvert: process.env.FULL_TESTS ? undefined : /@full/,
  // One slow answer of a loaded machine must not refuse a day's work: what passed only when repeated is named at the end.
  retries: process.env.CI ? 2 : 0,
  reporter: [['list'], ...(process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['json'] as const] : [])],
  use: {
    ...devices['Desktop Chrome'],
    locale: 'bg-BG',
    timezoneId: 'Europe/Sofia',
    // Recording every test takes time that two cores do not have: `TRACE=1` records those that fail.
    trace: process.env.TRACE ? 'retain-on-failure' : 'on-first-retry',
    launchOptions: {
      executablePath: process.env.BROWSER_PATH,
      // Root, as in containers, gets no sandbox from Chromium.
      args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
    },
  },
  projects: [
    { name: 'journeys', testIgnore: ['**/*.alone.spec.ts', '**/unknown-addresses.spec.ts'] },
    // What changes the state that all pages share comes last, one at a time.
    { name: 'alone', testMatch: '**/*.alone.spec.ts', dependencies: ['journeys'], workers: 1 },
    // It keeps a processor busy for minutes and watches a server of its own only, so it runs beside those.
    { name: 'addresses', testMatch: '**/unknown-addresses.spec.ts', dependencies: ['journeys'] },
  ],
})
