import { defineConfig } from 'vitest/config'
import { placeholderEnv } from './scripts/checks/placeholder-env.ts'

/** Only `tests/auth-contract` may reach an external auth server. */
const { SUPABASE_URL = '', SUPABASE_KEY = '', SUPABASE_SECRET_KEY = '' } = process.env
const givenAuthServer = { GOTRUE_URL: SUPABASE_URL, GOTRUE_KEY: SUPABASE_KEY, GOTRUE_SECRET_KEY: SUPABASE_SECRET_KEY }

const shared = {
  resolve: { tsconfigPaths: true },
  // Unit tests reach no service; the variables only let modules load that read the environment.
  test: {
    env: { ...placeholderEnv, ...givenAuthServer, NODE_ENV: 'test' as const, TZ: 'UTC' },
    server: { deps: { inline: ['next-intl'] } },
    // On a busy machine the default of one second is too short for what is sure to come.
    expect: { poll: { timeout: 30_000, interval: 50 } },
  },
}

const inOneProcess = ['tests/setup/fresh-modules.ts', 'tests/setup/restore-process.ts']

export default defineConfig({
  ...shared,
  test: {
    projects: [
      {
        ...shared,
        test: {
          ...shared.test,
          name: 'unit',
          testTimeout: 60_000,
          maxWorkers: 2,
          // Modules are evaluated once for all files, which halves the time.
          isolate: false,
          setupFiles: ['tests/setup/restore-process.ts'],
          include: [
            'src/**/*.test.{ts,tsx}',
            'collections/**/*.test.ts',
            'seed/**/*.test.ts',
            'scripts/**/*.test.ts',
            'simulators/**/*.test.ts',
          ],
        },
      },
      {
        ...shared,
        test: {
          ...shared.test,
          name: 'integration',
          include: ['tests/**/*.test.ts'],
          exclude: ['tests/**/*.full.test.ts'],
          isolate: false,
          setupFiles: inOneProcess,
          globalSetup: ['tests/setup/global-setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
          // Each test file holds a Payload instance; two processors can carry two of them.
          maxWorkers: 2,
        },
      },
      {
        ...shared,
        test: {
          ...shared.test,
          // Slow tests that rarely break: `npm run test:full` runs them file by file on the build of the browser tests.
          name: 'full',
          include: ['tests-full/**/*.test.ts', 'tests/**/*.full.test.ts'],
          setupFiles: inOneProcess,
          globalSetup: ['tests/setup/global-setup.ts'],
          testTimeout: 900_000,
          hookTimeout: 300_000,
          maxWorkers: 1,
        },
      },
    ],
  },
})
