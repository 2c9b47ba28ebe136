import { expect, it } from 'vitest'
import type { Failure, Outage } from './outages'
import { givenUpFaults, idleFaults, judgeMemory, loadFaults } from './verdict'

const outages: Outage[] = [{ part: 'primary', from: 100_000, to: 105_000 }]
const failure = (began: number): Failure => ({
  ...{ class: 'page', method: 'GET', path: '/', answer: '503', cut: false },
  ...{ began, ended: began + 10 },
})
const nothing = { failures: [], ends: [], troubles: [] }

it('only what no outage explains is a fault', () => {
  const [during, before] = [102_000, 1000]
  expect(loadFaults({ ...nothing, failures: [failure(during), failure(before)] }, outages)).toHaveLength(1)
  const ends = [during, before].map((at) => ({ name: 'worker-1', how: 'exit code 1', at }))
  expect(loadFaults({ ...nothing, ends }, outages)).toHaveLength(1)
  const troubles = [during, before].map((at) => ({ who: 'customer', why: 'no form', at }))
  expect(loadFaults({ ...nothing, troubles }, outages)).toEqual(['customer: no form'])
})

it('the trouble of a customer may end a minute after the outage', () => {
  const troubleAt = (at: number) =>
    loadFaults({ ...nothing, troubles: [{ who: 'editor', why: 'no answer', at }] }, outages)
  expect(troubleAt(105_000 + 60_000)).toEqual([])
  expect(troubleAt(105_000 + 120_000)).toHaveLength(1)
})

it('a process of the site that ends while only others are away is a fault', () => {
  const ends = [{ name: 'web-1', how: 'SIGABRT', at: 102_000 }]
  expect(loadFaults({ ...nothing, ends }, [{ part: 's3', from: 100_000, to: 105_000 }])).toHaveLength(1)
})

it('a job that was given up is a fault, unless a part was just away', () => {
  const line = (time: string) =>
    `{"level":50,"time":"${time}","requestId":"-","event":"job-given-up","job":"drawDocument","lastRun":"job-7-5"}`
  const [before, after, later] = ['1970-01-01T00:00:01.000Z', '1970-01-01T00:02:10.000Z', '1970-01-01T00:02:30.000Z']
  expect(givenUpFaults([line(before), '{"level":30}', line(after), line(later)].join('\n'), outages)).toEqual([
    `the job drawDocument was given up at ${before}`,
    `the job drawDocument was given up at ${later}`,
  ])
})

it('memory is judged for each process, and it is said where it could not be', () => {
  const samples = (growth: number) =>
    Array.from({ length: 200 }, (_, index) => ({ at: index * 10_000, bytes: 100_000_000 + index * growth }))
  const { said, faults } = judgeMemory(
    [
      { name: 'web-1', samples: samples(0) },
      { name: 'worker-1', samples: samples(100_000) },
      { name: 's3', samples: samples(0).slice(0, 3) },
    ],
    { warmUpMs: 300_000, kinds: ['web', 'worker'] },
  )
  expect(said).toHaveLength(3)
  expect(said[2]).toBe('s3: never ran long enough to be judged')
  expect(faults).toEqual([expect.stringContaining('worker-1')])
})

it('a long run that can judge no worker is a fault', () => {
  const samples = [1, 2, 3].map((at) => ({ at, bytes: 1 }))
  const workers = ['worker-1', 'worker-2'].map((name) => ({ name, samples }))
  expect(judgeMemory(workers, { warmUpMs: 300_000, kinds: [] }).faults).toEqual([])
  const { faults } = judgeMemory(workers, { warmUpMs: 300_000, kinds: ['worker'] })
  expect(faults).toEqual(['the memory of no worker was judged'])
})

it('a replica and an edge that are not used to the end prove nothing', () => {
  const row = (count: number) => ({ replicaReads: count, replicaLag: 0, hitRate: 50, purges: count })
  const idle = { replicaReads: 30, replicaLag: null, hitRate: 0, purges: 30 }
  expect(idleFaults([row(10), row(20), row(30), idle, idle])).toHaveLength(4)
  expect(idleFaults([])).toHaveLength(4)
  expect(idleFaults([row(10), row(20), row(30), idle, row(31)])).toEqual([])
  // A web server was killed, and counts from 0.
  expect(idleFaults([row(10), row(20), row(30), row(5), row(6)])).toEqual([])
})
