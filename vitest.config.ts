import { defineConfig } from 'vitest/config'

// A unit test reaches no service: these addresses only let modules load that read the environment.
const nowhere = {
  DATABASE_URL: 'postgres://nobody:nothing@localhost:1/nothing',
  PAYLOAD_SECRET: 'only-used-in-tests-and-never-at-run-time',
  SITE_URL: 'http://localhost:3000',
  SUPABASE_URL: 'http://localhost:1',
  SUPABASE_KEY: 'test',
  SMTP_URL: 'smtp://localhost:1',
}

const shared = {
  resolve: { tsconfigPaths: true },
  test: { env: { ...nowhere, TZ: 'UTC' }, server: { deps: { inline: ['next-intl'] } } },
}

export default defineConfig({
  ...shared,
  test: {
    projects: [
      {
        ...shared,
        test: {
          ...shared.test,
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}', 'collections/**/*.test.ts', 'seed/**/*.test.ts', 'scripts/**/*.test.ts'],
        },
      },
      {
        ...shared,
        test: {
          ...shared.test,
          name: 'integration',
          include: ['tests/**/*.test.ts'],
          globalSetup: ['tests/setup/global-setup.ts'],
          testTimeout: 30_000,
          hookTimeout: 120_000,
          // A test file holds a Payload instance; two processors carry two of them.
          maxWorkers: 2,
        },
      },
    ],
  },
})
