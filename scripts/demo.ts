import { rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { demoCustomer, demoSignIns } from '../seed/sign-ins'
import { type Environment, startWorker } from './services/processes'
import { startServices } from './services/services'
import { startWeb } from './services/web'
import { help, readOptions } from './steps/options'
import { build, migrate, seedBeside } from './steps/prepare'
import { line, step } from './steps/say'
import { StopInOrder } from './steps/stop-in-order'

const running = new StopInOrder()
running.onSignals()

try {
  await demo()
} catch (error) {
  if (!running.asked) {
    console.error(`\n${error instanceof Error ? error.message : error}`)
    await running.stop()
    process.exit(1)
  }
}

async function demo(): Promise<void> {
  const options = readOptions(process.argv.slice(2))
  if (options.help) return console.log(help)
  const dataDir = resolve(process.env.DATA_DIR ?? '.data')
  const logs = join(dataDir, 'logs')

  const services = await step('Starting the database, the sign-in and the mail', () =>
    startServices({ dataDir, ports: options.ports, auth: options.auth, given: process.env }),
  )
  running.add(services.stop)
  for (const name of ['web', 'worker']) rmSync(join(logs, `${name}.log`), { force: true })

  const distDir = process.env.NEXT_DIST_DIR ?? '.next'
  const env: Environment = { ...services.env, NEXT_DIST_DIR: distDir }
  const work = { env, dataDir, watch: (child: { stop: () => Promise<void> }) => running.add(child.stop) }
  const content = (async () => {
    await migrate(work)
    await services.addPerson?.({ ...demoCustomer, data: { language: 'bg' } })
    for (const { role, email, password } of demoSignIns) {
      if (role === 'admin') await services.addPerson?.({ email, password, admin: true })
    }
    const { opened, whole } = seedBeside(work)
    await opened
    return { whole }
  })()
  const [{ whole }] = await Promise.all([content, options.dev ? undefined : build(work, distDir, { cached: true })])

  const web = await step('Starting the site', () =>
    startWeb({ port: options.ports.web, env, dev: options.dev, log: options.dev ? undefined : join(logs, 'web.log') }),
  )
  running.add(web.stop)
  // Afterwards, because both load the CMS, and the site is what somebody waits for.
  const worker = startWorker({ env, log: join(logs, 'worker.log') })
  running.add(worker.stop)
  void web.ended.then(async (how) => {
    if (running.asked) return
    console.error(`The web server has ended (${how}); its log is ${join(logs, 'web.log')}`)
    await running.stop()
    process.exit(1)
  })

  let isWhole = false
  const filled = whole.then(() => {
    isWhole = true
  })
  filled.catch(() => undefined)
  await delay(0)

  const signIns = services.addPerson ? [...demoSignIns, demoCustomer] : demoSignIns
  line(`
Broshura is ready${isWhole ? '' : ', and the rest of its content comes by itself'}.

  The site        ${env.SITE_URL}
  The CMS         ${env.SITE_URL}/admin
${services.mailboxUrl ? `  Mails           ${services.mailboxUrl}\n` : ''}
${signIns.map(({ email, password, what }) => `  ${what.padEnd(15)} ${email} / ${password}`).join('\n')}

Logs and data lie in ${dataDir}. Ctrl-C stops everything.`)
  if (isWhole) return
  await filled.then(
    () => line('All of the content is there.'),
    (error: unknown) => {
      if (!running.asked)
        console.error(`\n${error instanceof Error ? error.message : error}\nThe next start tries again.`)
    },
  )
}
