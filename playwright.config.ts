import { defineConfig, devices } from '@playwright/test'

export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/support/global-setup.ts',
  outputDir: 'test-results',
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  // `--grep-invert` does not apply to projects that others depend on.
  grepInvert: process.env.FULL_TESTS ? undefined : /@full/,
  // A slow answer on a loaded machine must not fail the run; tests that passed only after a retry are listed at the
  // end.
  retries: process.env.CI ? 2 : 0,
  reporter: [['list'], ...(process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['json'] as const] : [])],
  use: {
    ...devices['Desktop Chrome'],
    locale: 'bg-BG',
    timezoneId: 'Europe/Sofia',
    // Tracing every test is too slow on two cores: `TRACE=1` keeps traces of failed tests.
    trace: process.env.TRACE ? 'retain-on-failure' : 'on-first-retry',
    launchOptions: {
      executablePath: process.env.BROWSER_PATH,
      // Chromium has no sandbox for root, as in containers.
      args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
    },
  },
  projects: [
    { name: 'journeys', testIgnore: ['**/*.alone.spec.ts', '**/unknown-addresses.spec.ts'] },
    // Tests that change state shared by all pages run last, one at a time.
    { name: 'alone', testMatch: '**/*.alone.spec.ts', dependencies: ['journeys'], workers: 1 },
    // Busy for minutes, but with a server of its own, so it can run beside the others.
    { name: 'addresses', testMatch: '**/unknown-addresses.spec.ts', dependencies: ['journeys'] },
  ],
})
