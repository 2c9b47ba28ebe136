import { nowhere } from '../checks/nowhere'
import { build } from '../steps/prepare'

/** The production build that the browser tests use, unless it lies there already. */
await build({ env: nowhere, dataDir: '.data', watch: () => {} }, process.env.NEXT_DIST_DIR ?? '.next')
