import { randomUUID } from 'node:crypto'
import { describe, expect, it, vi } from 'vitest'
import { freshCms } from '../setup/cms'

const { payload } = await freshCms()
const limits = await import('@/features/auth/sign-in-limits')

const answers = async (times: number, ask: (time: number) => Promise<boolean>) => {
  const all: boolean[] = []
  for (let time = 0; time < times; time++) all.push(await ask(time))
  return all
}

const network = () => randomUUID()
const account = () => ({ kind: 'password' as const, account: `${randomUUID()}@mail.example` })

describe('tries', () => {
  it('end from one network for one account, and go on elsewhere', async () => {
    const victim = account()
    const guesser = network()
    const tries = await answers(9, () =>
      limits.checkSignInLimit(payload, { network: guesser, account: victim, knownDevice: false }),
    )
    expect(tries).toEqual([...Array(8).fill(true), false])
    expect(await limits.checkSignInLimit(payload, { network: guesser, account: account(), knownDevice: false })).toBe(
      true,
    )
    expect(await limits.checkSignInLimit(payload, { network: network(), account: victim, knownDevice: false })).toBe(
      true,
    )
    expect(await limits.checkSignInLimit(payload, { network: guesser, account: victim, knownDevice: true })).toBe(true)
  })

  it('from many networks end for strangers, and never on a device that the account knows', async () => {
    const victim = account()
    await answers(50, () =>
      limits.checkSignInLimit(payload, { network: network(), account: victim, knownDevice: false }),
    )
    expect(await limits.checkSignInLimit(payload, { network: network(), account: victim, knownDevice: false })).toBe(
      false,
    )
    expect(await limits.checkSignInLimit(payload, { network: network(), account: victim, knownDevice: true })).toBe(
      true,
    )
  })

  it('that are sent at one moment are no more than those one after the other', async () => {
    const victim = account()
    const asked = Array.from({ length: 80 }, () =>
      limits.checkSignInLimit(payload, { network: network(), account: victim, knownDevice: false }),
    )
    expect((await Promise.all(asked)).filter(Boolean)).toHaveLength(50)
  })

  it('that one network is refused use up nothing of an account', async () => {
    const [victim, pest] = [account(), network()]
    await answers(60, () => limits.checkSignInLimit(payload, { network: pest, account: victim, knownDevice: false }))
    const others = await answers(43, () =>
      limits.checkSignInLimit(payload, { network: network(), account: victim, knownDevice: false }),
    )
    expect(others).toEqual([...Array(42).fill(true), false])
  })

  it('begin anew after a success', async () => {
    const attempt = { network: network(), account: account(), knownDevice: false }
    await answers(8, () => limits.checkSignInLimit(payload, attempt))
    await limits.recordSuccessfulSignIn(payload, attempt)
    expect(await limits.checkSignInLimit(payload, attempt)).toBe(true)
  })

  it('over many accounts end for one network, and go on for an account elsewhere', async () => {
    const guesser = network()
    const asked = await answers(101, () =>
      limits.checkSignInLimit(payload, { network: guesser, account: account(), knownDevice: false }),
    )
    expect(asked).toEqual([...Array(100).fill(true), false])
    expect(await limits.checkSignInLimit(payload, { network: network(), account: account(), knownDevice: false })).toBe(
      true,
    )
  })

  it('count an account however it is written', async () => {
    const [from, name] = [network(), account()]
    await answers(8, () => limits.checkSignInLimit(payload, { network: from, account: name, knownDevice: false }))
    const other = { ...name, account: ` ${name.account.toUpperCase()} ` }
    expect(await limits.checkSignInLimit(payload, { network: from, account: other, knownDevice: false })).toBe(false)
  })
})

describe('mails', () => {
  it('to one account end for one network, and its owner gets theirs elsewhere', async () => {
    const [victim, pest] = [account(), network()]
    expect(
      await answers(7, () => limits.checkMailLimit(payload, { network: pest, account: victim, knownDevice: false })),
    ).toEqual([...Array(6).fill(true), false])
    expect(await limits.checkMailLimit(payload, { network: network(), account: victim, knownDevice: false })).toBe(true)
  })

  it('to one account have an end, however many ask: after thirty, one for each network', async () => {
    const victim = account()
    await answers(30, () => limits.checkMailLimit(payload, { network: network(), account: victim, knownDevice: false }))
    const late = network()
    const asked = await answers(3, () =>
      limits.checkMailLimit(payload, { network: late, account: victim, knownDevice: false }),
    )
    expect(asked).toEqual([true, false, false])
  })

  it('to one account have an end for a connection too, whose networks are many', async () => {
    const victim = account()
    const ask = (from: string) => limits.checkMailLimit(payload, { network: from, account: victim, knownDevice: false })
    await answers(30, () => ask(network()))
    expect(await answers(5, (time) => ask(`2001:db8:1:${time}`))).toEqual([true, false, false, false, false])
    expect(await ask('2001:db8:2:0')).toBe(true)
  })
})

describe('the log', () => {
  it('has each try with its network, and nothing that names the account', async () => {
    const { log } = await import('@/server/log')
    const lines = vi.spyOn(log, 'info')
    const name = account().account
    const attempt = {
      network: network(),
      account: { kind: 'code' as const, account: name.toUpperCase() },
      knownDevice: false,
    }
    limits.noteFailedSignIn(attempt)
    await limits.recordSuccessfulSignIn(payload, { ...attempt, account: { ...attempt.account, account: name } })
    const noted = lines.mock.calls.map(([about]) => about)
    lines.mockRestore()
    const common = { network: attempt.network, account: expect.stringMatching(/^[\w-]{16}$/) }
    expect(noted).toEqual([
      { event: 'sign-in-failed', by: 'code', ...common },
      { event: 'sign-in-succeeded', by: 'code', ...common },
    ])
    expect(new Set(noted.map((about) => Object(about).account)).size).toBe(1)
    expect(JSON.stringify(noted)).not.toContain('@')
  })
})
