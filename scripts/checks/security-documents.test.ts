import { existsSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const threats = readFileSync('docs/security.md', 'utf8')
const tables = readFileSync('docs/asvs.md', 'utf8')
const promiseList = readFileSync('docs/promises.md', 'utf8')

type State = 'met' | 'not applicable' | 'open'
const states: State[] = ['met', 'not applicable', 'open']
const isState = (text: string | undefined): text is State => states.some((state) => state === text)

const rows = tables.split('\n').flatMap((line) => {
  const [, number = '', , state, evidence = ''] = line.split('|').map((cell) => cell.trim())
  return /^\d+\.\d+\.\d+$/.test(number) ? [{ number, state, evidence, chapter: `V${number.split('.')[0]}` }] : []
})

const pathsIn = (text: string) =>
  [...text.matchAll(/`([^`\s]+)`/g)]
    .flatMap(([, code = '']) => code)
    .filter((code) => /^[\w.][^:']*\/|^[\w.-]+\.(?:ts|md|json|jsonc|yml)$/.test(code))

it('names only files that exist', () => {
  const missing = pathsIn(threats + tables + promiseList).filter((path) => !existsSync(path))
  expect(missing).toEqual([])
})

it('has each of the 259 requirements once, in a state that it knows', () => {
  expect(rows).toHaveLength(259)
  expect(new Set(rows.map(({ number }) => number)).size).toBe(rows.length)
  expect(rows.filter(({ state }) => !isState(state))).toEqual([])
})

it('shows a file for each that is met', () => {
  const bare = rows.filter(({ state, evidence }) => state === 'met' && pathsIn(evidence).length === 0)
  expect(bare).toEqual([])
})

const asksRunningBuild = (path: string) => /^(?:e2e\/[\w.-]+\.spec|tests-full\/[\w.-]+\.test)\.ts$/.test(path)

const overHttp = /^(?:3\.4|4\.\d|13\.\d|14\.[45])\./

it('shows a test on a running build for each that is met over HTTP', () => {
  const promised = rows.filter(({ number, state }) => state === 'met' && overHttp.test(number))
  expect(promised.filter(({ evidence }) => !pathsIn(evidence).some(asksRunningBuild))).toEqual([])
})

it('lists promises with tests on a running build alone, of requirements that are met', () => {
  const met = new Set(rows.filter(({ state }) => state === 'met').map(({ number }) => number))
  const promises = promiseList.split('\n').filter((line) => /^\| (?!promise|-)/.test(line))
  expect(promises.length).toBeGreaterThan(0)
  for (const line of promises) {
    const [, about, requirements = '', tests = ''] = line.split('|')
    expect(pathsIn(tests).length, about).toBeGreaterThan(0)
    expect(
      pathsIn(tests).filter((path) => !asksRunningBuild(path)),
      about,
    ).toEqual([])
    expect(
      requirements
        .split(',')
        .map((number) => number.trim())
        .filter((number) => number && !met.has(number)),
      about,
    ).toEqual([])
  }
})

it('lists everything that is open, and nothing else', () => {
  const part = threats.slice(threats.indexOf('### What is open'), threats.indexOf('## What is protected'))
  const listed = [...part.matchAll(/(?<![\d.])\d+\.\d+\.\d+(?![\d.])/g)].map(([number]) => number)
  const open = rows.filter(({ state }) => state === 'open').map(({ number }) => number)
  expect(listed.toSorted()).toEqual(open.toSorted())
})

it('says of each key among the settings how it is changed', () => {
  const named =
    readFileSync('src/server/env.ts', 'utf8').match(/^ {2}[A-Z\d_]+_(?:SECRET|KEY|TOKEN|PASSWORD)(?=: )/gm) ?? []
  const secret = named.map((name) => name.trim()).filter((name) => name !== 'SUPABASE_KEY')
  expect(secret.length).toBeGreaterThan(10)
  const keys = threats.slice(threats.indexOf('## Keys'))
  expect(secret.filter((name) => !keys.includes(`\`${name}\``))).toEqual([])
})

it('counts what the tables say', () => {
  const chapters = new Set(rows.map(({ chapter }) => chapter))
  for (const chapter of chapters) {
    const counts = states.map((wanted) => rows.filter((row) => row.chapter === chapter && row.state === wanted).length)
    const line = threats.split('\n').find((one) => one.startsWith(`| ${chapter} `)) ?? ''
    expect([chapter, ...line.split('|').slice(2, 5).map(Number)]).toEqual([chapter, ...counts])
  }
})
