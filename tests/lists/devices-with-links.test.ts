import { describe, expect, it } from 'vitest'
import { deviceKit } from './device-kit'
import { newToken } from './list-fixtures'

const { device, limited, person, shares, newPerson, listsOf } = await deviceKit()

describe('someone with a link to a list', () => {
  async function shared() {
    const [owner, guest] = [await device(), await device()]
    const token = newToken()
    const sharer = person.signedIn
    await owner.signIn()
    await owner.write('кафе')
    await owner.sync()
    await shares.share(person.signedIn, { list: 'main', token, mode: 'edit' })
    expect(await guest.run(({ sync }) => sync.openShared(token))).toBe(true)
    const end = async () => {
      const [link] = await shares.sharesOf(sharer, 'main')
      await shares.endShare(sharer, link?.id ?? '')
    }
    return { owner, guest, end }
  }
  const entries = (one: Awaited<ReturnType<typeof device>>) =>
    one.run(({ storage: kept }) =>
      kept.readStoredLists().entries.map(({ key, share, linkEnded }) => ({ key, shared: share !== null, linkEnded })),
    )

  it('keeps its last state with what they typed as a list of their own when the link is ended', async () => {
    const { owner, guest, end } = await shared()
    await guest.write('захар', false)
    await end()
    expect(await guest.sync()).toBe('idle')
    expect(await guest.notes()).toEqual(['захар', 'кафе'])
    expect(await entries(guest)).toContainEqual({
      key: expect.stringMatching(/^shared-/),
      shared: false,
      linkEnded: true,
    })
    await owner.sync()
    expect(await owner.notes()).toEqual(['кафе'])
    person.signedIn = await newPerson()
    await guest.signIn()
    expect(JSON.stringify(await listsOf(person.signedIn))).toContain('захар')
  })

  it('gets no second copy of what is on a list of their own', async () => {
    const { owner, guest, end } = await shared()
    await guest.signIn()
    await end()
    await guest.sync()
    expect(await entries(guest)).toEqual([{ key: 'main', shared: false, linkEnded: undefined }])
    await owner.sync()
    expect(await guest.notes()).toEqual(['кафе'])
  })

  it('has what they typed sent at the sign-out, which takes the list out of the browser', async () => {
    const { owner, guest } = await shared()
    await guest.signIn()
    await guest.write('захар', false)
    await guest.signOut()
    expect(await guest.notes()).toEqual([])
    expect([...guest.own.values()].join()).not.toContain('захар')
    await owner.sync()
    expect(await owner.notes()).toEqual(['захар', 'кафе'])
  })

  it('has what they typed kept at a sign-out without a connection, is told so, and it is sent from the next page', async () => {
    const { owner, guest } = await shared()
    await guest.signIn()
    await guest.write('захар', false)
    await guest.signOut(false)
    expect(await guest.sync(false)).toBe('set-aside')
    expect(await guest.run(({ peek }) => peek.hasQuarantined())).toBe(true)
    expect(await guest.sync()).toBe('idle')
    expect(await guest.run(({ peek }) => peek.hasQuarantined())).toBe(false)
    await owner.sync()
    expect(await owner.notes()).toEqual(['захар', 'кафе'])
  })

  it.each(['sync', 'shared'])(
    'has the other lists sent where the server is asked too often for %s, those later, and is told of no lost connection',
    async (path) => {
      const { guest } = await shared()
      await guest.signIn()
      await guest.write('захар', false)
      await guest.run(({ store }) => store.addList('своя'), false)
      const known = async () => {
        const text = JSON.stringify(await listsOf(person.signedIn))
        return ['захар', 'своя'].filter((word) => text.includes(word))
      }
      limited.add(`/api/lists/${path}`)
      expect(await guest.sync()).toBe('idle')
      expect(await known()).toEqual([path === 'sync' ? 'захар' : 'своя'])
      limited.clear()
      expect(await guest.sync()).toBe('idle')
      expect(await known()).toEqual(['захар', 'своя'])
    },
  )

  it('has what was set aside sent while the own lists are asked for too often', async () => {
    const { owner, guest } = await shared()
    const sharer = person.signedIn
    await guest.signIn()
    await guest.write('захар', false)
    await guest.signOut(false)
    person.signedIn = await newPerson()
    limited.add('/api/lists/shared')
    await guest.signIn()
    expect(await guest.sync()).toBe('set-aside')
    limited.clear()
    limited.add('/api/lists/sync')
    expect(await guest.sync()).toBe('idle')
    expect(await guest.run(({ peek }) => peek.hasQuarantined())).toBe(false)
    limited.clear()
    person.signedIn = sharer
    await owner.sync()
    expect(await owner.notes()).toEqual(['захар', 'кафе'])
  })

  it('has what they typed as a list of their own when the link was ended before it could be sent', async () => {
    const { guest, end } = await shared()
    person.signedIn = await newPerson()
    await guest.signIn()
    await guest.write('захар', false)
    await guest.signOut(false)
    await end()
    expect(await guest.sync()).toBe('idle')
    expect(await guest.run(({ peek }) => peek.hasQuarantined())).toBe(false)
    await guest.signIn()
    expect(await guest.notes()).toEqual(['захар', 'кафе'])
    expect(await entries(guest)).toContainEqual(expect.objectContaining({ shared: false, linkEnded: true }))
    await guest.sync()
    expect(JSON.stringify(await listsOf(person.signedIn))).toContain('захар')
  })

  it('has one list and not two when two of their devices hear of it', async () => {
    const { guest, end } = await shared()
    const phone = await device()
    await phone.run(async ({ storage: kept }) => {
      kept.changeStored(() => JSON.parse(guest.own.get(kept.storageKey) ?? ''))
    })
    await end()
    person.signedIn = await newPerson()
    for (const one of [guest, phone]) {
      await one.sync()
      await one.signIn()
      await one.sync()
    }
    expect(await phone.notes()).toEqual(['кафе'])
  })
})
