import { placeholderEnv } from '../checks/placeholder-env'
import { build } from '../steps/prepare'
import { StopInOrder } from '../steps/stop-in-order'
import { prepareTestData } from './test-services'

const running = new StopInOrder()
running.onSignals()
const watch = (child: { stop: () => Promise<void> }) => running.add(child.stop)
try {
  await Promise.all([
    build({ env: placeholderEnv, dataDir: '.data', watch }, process.env.NEXT_DIST_DIR ?? '.next'),
    prepareTestData(running),
  ])
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
await running.stop()
