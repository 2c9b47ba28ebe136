import { type ChildProcess, fork } from 'node:child_process'
import { realpathSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { maxProcessHeap } from './limits'

export type ReadingTask = {
  pdf: string
  /** Where pictures, words and manifest are written; it exists. */
  folder: string
  hash: string
}

const here = import.meta.dirname
const root = path.resolve(here, '../../..')
const modules = path.join(root, 'node_modules')

/** Its own program and the PDF are all it may read, the folder of the pages all it may write; it starts no other program. */
function permissions({ pdf, folder }: ReadingTask): string[] {
  const readable = [here, path.join(root, 'package.json'), modules, realpathSync(modules), pdf, folder]
  return [
    '--permission',
    // pdf.js parses in a thread; canvas and sharp are addons. Node warns of each flag.
    '--allow-worker',
    '--allow-addons',
    '--disable-warning=SecurityWarning',
    ...readable.map((place) => `--allow-fs-read=${place}`),
    `--allow-fs-write=${folder}`,
  ]
}

/** Where the system finds the libraries of the addons. No address, secret or setting of ours is passed on. */
function environment(): NodeJS.ProcessEnv {
  const { LD_LIBRARY_PATH } = process.env
  return { NODE_ENV: 'production', ...(LD_LIBRARY_PATH ? { LD_LIBRARY_PATH } : {}) }
}

/** Starts the process that reads one PDF. Where memory is short, the system ends it before any other. */
export function startPdfProcess(task: ReadingTask): ChildProcess {
  const child = fork(path.join(here, 'pdf-process.ts'), [task.pdf, task.folder, task.hash], {
    env: environment(),
    execArgv: [`--max-old-space-size=${maxProcessHeap}`, ...permissions(task)],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  })
  void writeFile(`/proc/${child.pid}/oom_score_adj`, '1000').catch(() => undefined)
  return child
}
