import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { placeholderEnv, testBuild } from '../scripts/checks/placeholder-env'
import { freePort } from '../scripts/services/free-port'
import { startPostgres } from '../scripts/services/postgres'
import { type Child, startWorker } from '../scripts/services/processes'
import { startWeb } from '../scripts/services/web'
import { patientQuery } from '../scripts/soak/patient-query'
import { migrate } from '../scripts/steps/prepare'
import { startPaymentServer } from '../simulators/payments/server'
import { acceptMails } from '../tests/server/jobs/catch-mails'

const keys = { secretKey: 'sk_test_shop', webhookSecret: 'whsec_shop' }

export type Part = 'web' | 'worker' | 'postgres'

/**
 * The whole shop with its own Postgres; each part is a process that can be killed and restarted. Commits wait for the
 * write-ahead log, so confirmed data survives a kill.
 */
export async function startShopStack(onMail: (raw: Buffer) => void) {
  const folder = mkdtempSync(join(tmpdir(), 'broshura-shop-'))
  // As root, Postgres runs as another user.
  chmodSync(folder, 0o755)
  const told: string[] = []
  const postgres = await startPostgres({
    dir: join(folder, 'postgres'),
    port: await freePort(),
    password: 'test',
    settings: ['fsync=off'],
    onChange: (event) => told.push(JSON.stringify(event)),
  })
  await postgres.ensureDatabase('broshura')
  const [port, paymentPort] = [await freePort(), await freePort()]
  const mails = await acceptMails({ onMail })
  const url = `http://localhost:${port}`
  const own = {
    DATABASE_URL: postgres.url('broshura'),
    DATA_DIR: folder,
    SITE_URL: url,
    SMTP_URL: process.env.SMTP_URL ?? '',
    STRIPE_SECRET_KEY: keys.secretKey,
    STRIPE_WEBHOOK_SECRET: keys.webhookSecret,
    STRIPE_API_URL: `http://127.0.0.1:${paymentPort}`,
  }
  const env = { ...placeholderEnv, ...own, NEXT_DIST_DIR: testBuild.distDir }
  Object.assign(process.env, own)
  await migrate({ env, dataDir: folder, watch: () => undefined })
  const provider = await startPaymentServer({
    port: paymentPort,
    ...keys,
    webhookUrl: `${url}/api/shop/payments/events`,
  })

  const logs = { web: join(folder, 'web.log'), worker: join(folder, 'worker.log') }
  const webs: { child: Child; killed: boolean }[] = []
  const start = async () => {
    webs.push({ child: await startWeb({ port, env, log: logs.web }), killed: false })
  }
  await start()
  const worker = startWorker({ env, log: logs.worker })

  const query = patientQuery(postgres.url('broshura'))

  const killers: Record<Part, () => Promise<void>> = {
    web: async () => {
      const last = webs.at(-1)
      if (!last) return
      last.killed = true
      await last.child.kill()
      await start()
    },
    worker: async () => {
      try {
        process.kill(worker.pid(), 'SIGKILL')
      } catch (error) {
        // The process ended with the database, and the next one is starting.
        if (Reflect.get(Object(error), 'code') !== 'ESRCH') throw error
      }
    },
    postgres: async () => {
      const [server] = await query("select pg_read_file('postmaster.pid') as lock")
      process.kill(Number.parseInt(String(server?.lock), 10), 'SIGKILL')
    },
  }

  return {
    url,
    provider,
    query,
    kill: (part: Part) => killers[part](),
    workerLog: () => (existsSync(logs.worker) ? readFileSync(logs.worker, 'utf8') : ''),
    stop: async () => {
      await worker.stop()
      await webs.at(-1)?.child.stop()
      await provider.stop()
      await mails.stop()
      await postgres.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

export type ShopStack = Awaited<ReturnType<typeof startShopStack>>
