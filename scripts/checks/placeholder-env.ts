export const placeholderEnv = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://nobody:nothing@localhost:1/nothing',
  PAYLOAD_SECRET: 'only-used-in-checks-and-never-at-run-time',
  SITE_URL: 'http://localhost:3000',
  SUPABASE_URL: 'http://localhost:1',
  SUPABASE_KEY: 'test',
  SMTP_URL: 'smtp://localhost:1',
  NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: Buffer.alloc(32, 'test').toString('base64'),
}

export const testBuild = {
  distDir: '.next-e2e',
  key: { NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: placeholderEnv.NEXT_SERVER_ACTIONS_ENCRYPTION_KEY },
}
