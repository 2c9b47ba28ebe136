import { expect, it, onTestFinished } from 'vitest'
import { freePort } from './free-port'
import { listens } from './ports'
import type { Child } from './processes'
import { restartable, startProgram } from './program'

const server = (port: number) =>
  `require('node:http').createServer((_, answer) => answer.end()).listen(${port}, '127.0.0.1')`

it('answers when it is started, is gone when it is killed, and answers again at the same place', async () => {
  const port = await freePort()
  const args = ['-e', server(port)]
  const program = await startProgram({ path: process.execPath, args, answers: () => listens(port) })
  onTestFinished(program.stop)
  const first = program.pid()
  expect(await listens(port)).toBe(true)
  await program.kill()
  expect(await listens(port)).toBe(false)
  await program.start()
  expect(await listens(port)).toBe(true)
  expect(program.pid()).not.toBe(first)
  await program.stop()
  expect(await listens(port)).toBe(false)
})

it('tells of an end that nobody asked for, and of no other', async () => {
  const ends: string[] = []
  const endings: PromiseWithResolvers<string>[] = []
  const launch = async (): Promise<Child> => {
    const ending = Promise.withResolvers<string>()
    endings.push(ending)
    const end = async () => ending.resolve('killed')
    return { pid: endings.length, ended: ending.promise, stop: end, kill: end }
  }
  const kept = await restartable(launch, (how) => ends.push(how))
  endings[0]?.resolve('exit code 1')
  await endings[0]?.promise
  await kept.start()
  expect([ends, kept.pid()]).toEqual([['exit code 1'], 2])
  await kept.kill()
  await kept.start()
  await kept.stop()
  await Promise.all(endings.map(({ promise }) => promise))
  expect(ends).toEqual(['exit code 1'])
})
