import { format, stripVTControlCharacters } from 'node:util'
import { log } from './log.ts'

export function consoleAsJson(): void {
  const levels = { debug: 'debug', log: 'info', info: 'info', warn: 'warn', error: 'error', trace: 'debug' } as const
  const methods = Object.entries(levels).map(([name, level]) => [name, (...args: unknown[]) => write(level, args)])
  Object.assign(console, Object.fromEntries(methods))
  process.removeAllListeners('warning')
  process.on('warning', (error) => log.warn({ error }, 'Node warns'))
}

function write(level: 'debug' | 'info' | 'warn' | 'error', args: unknown[]): void {
  const error = args.find((one) => one instanceof Error)
  const words = args.filter((one) => one !== error).map((one) => (one instanceof Error ? one.name : one))
  const message = stripVTControlCharacters(format(...words)).trim()
  if (error) log[level]({ error }, message || 'an error was printed')
  else if (message) log[level](message)
}
