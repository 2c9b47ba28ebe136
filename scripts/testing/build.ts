import { placeholderEnv } from '../checks/placeholder-env'
import { build } from '../steps/prepare'

/** The production build that the browser tests use, unless it is there already. */
await build({ env: placeholderEnv, dataDir: '.data', watch: () => {} }, process.env.NEXT_DIST_DIR ?? '.next')
