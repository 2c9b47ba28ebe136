import { parentPort, workerData } from 'node:worker_threads'
import { decodeFile, parseTable, TableTooLarge } from './parse-table.ts'

const { file, columns } = workerData
try {
  parentPort?.postMessage({ table: parseTable(decodeFile(file), columns) })
} catch (error) {
  if (!(error instanceof TableTooLarge)) throw error
  parentPort?.postMessage({ bound: error.bound })
}
