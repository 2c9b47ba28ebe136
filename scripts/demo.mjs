import { run } from './bootstrap.mjs'

await run('scripts/demo.ts')
