// Preloaded into a server under test: on SIGURG it collects garbage and writes the bytes still in use into the file
// LIVE_MEMORY_FILE.
import { writeFileSync } from 'node:fs'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

const file = process.env.LIVE_MEMORY_FILE

if (file) {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc')
  process.on('SIGURG', () => {
    collect()
    collect()
    const { heapUsed, external } = process.memoryUsage()
    writeFileSync(file, String(heapUsed + external))
  })
}
