// Preloaded into a server under test (`node --import`): shifts its clock by the milliseconds in the file
// MOVED_CLOCK_FILE, which is read again on SIGUSR2. The product does not know of it.
import { readFileSync } from 'node:fs'

const RealDate = Date
let offset = 0

function read() {
  offset = Number(readFileSync(process.env.MOVED_CLOCK_FILE ?? '', 'utf8')) || 0
}

if (process.env.MOVED_CLOCK_FILE) {
  read()
  process.on('SIGUSR2', read)
  const now = () => RealDate.now() + offset
  globalThis.Date = new Proxy(RealDate, {
    apply: () => new RealDate(now()).toString(),
    construct: (target, args, self) => Reflect.construct(target, args.length === 0 ? [now()] : args, self),
    get: (target, key, self) => (key === 'now' ? now : Reflect.get(target, key, self)),
  })
}
