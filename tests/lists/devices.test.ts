import { describe, expect, it, vi } from 'vitest'
import { deviceKit } from './device-kit'
import { item, list } from './list-fixtures'

const { device, person, newPerson, listsOf, syncLists } = await deviceKit()

describe('two devices of one person', () => {
  it('have everything once after both have signed in, whoever came first', async () => {
    const [phone, laptop] = [await device(), await device()]
    await phone.write('кафе')
    await laptop.write('ориз')
    for (const one of [phone, laptop]) await one.signIn()
    await phone.sync()
    for (const one of [phone, laptop]) expect(await one.notes()).toEqual(['кафе', 'ориз'])
    expect((await listsOf(person.signedIn)).lists).toHaveLength(1)
  })

  it('have the same note once when both wrote it, and go to the same shops', async () => {
    const [phone, laptop] = [await device(), await device()]
    for (const one of [phone, laptop]) await one.write('кафе')
    await phone.signIn()
    await phone.run(({ store }) => store.chooseShops('main', ['alfa']))
    await phone.sync()
    await laptop.signIn()
    await phone.sync()
    for (const one of [phone, laptop])
      expect((await one.items()).map(({ text, quantity }) => [text[0].title, quantity[0]])).toEqual([['кафе', 2]])
    const { lists } = await listsOf(person.signedIn)
    expect(lists).toMatchObject([{ list: { shops: [['alfa'], expect.any(Number)] } }])
  })

  it('send what was changed without a connection when there is one again', async () => {
    const [phone, laptop] = [await device(), await device()]
    await phone.signIn()
    await laptop.signIn()
    await phone.write('сол', false)
    await laptop.write('захар')
    expect(await phone.sync(false)).toBe('waiting')
    expect(await phone.notes()).toEqual(['сол'])
    await laptop.sync()
    expect(await phone.sync()).toBe('idle')
    await laptop.sync()
    expect(await phone.notes()).toEqual(['захар', 'сол'])
    expect(await laptop.notes()).toEqual(['захар', 'сол'])
  })

  it('keep what one writes on a list that the other has deleted meanwhile', async () => {
    const [phone, laptop] = [await device(), await device()]
    await phone.write('старо')
    await phone.signIn()
    await phone.run(({ store }) => store.removeList('main'))
    await phone.sync()
    await laptop.write('ново')
    await laptop.signIn()
    expect(await laptop.notes()).toEqual(['ново'])
    await phone.sync()
    expect(await phone.notes()).toEqual(['ново'])
  })
})

describe('one device', () => {
  it('loses nothing when signing in finds no connection, and joins at the next page', async () => {
    const phone = await device()
    await phone.write('кафе')
    await phone.signIn(false)
    expect(await phone.notes()).toEqual(['кафе'])
    await phone.run(({ account }) => account.followListOwner())
    expect((await listsOf(person.signedIn)).lists).toHaveLength(1)
  })

  it('shows nothing of an account after the sign-out, and has what was not sent when its person is back', async () => {
    const phone = await device()
    await phone.signIn()
    await phone.write('пратено')
    await phone.sync()
    await phone.write('непратено', false)
    await phone.signOut(false)
    expect(await phone.notes()).toEqual([])
    const first = person.signedIn
    person.signedIn = await newPerson()
    await phone.signIn()
    expect(await phone.notes()).toEqual([])
    await phone.signOut()
    person.signedIn = first
    await phone.signIn()
    expect(await phone.notes()).toEqual(['непратено', 'пратено'])
    await phone.sync()
    expect(JSON.stringify(await listsOf(first))).toContain('непратено')
  })

  it('sends and gets the others where one list is refused', async () => {
    const phone = await device()
    await phone.signIn()
    await phone.run(({ store }) => {
      store.addList('празник')
      store.addNote('торта')
    }, false)
    const others = Array.from({ length: 100 }, (_, index) =>
      list([item('note:salt', 5, { text: [{ title: 'сол', details: '' }, 5] })], { id: `l${index}` }),
    )
    await syncLists(person.signedIn, { lists: others, known: {} })
    expect(await phone.sync()).toBe('refused')
    expect((await phone.notes()).filter((note) => note === 'сол')).toHaveLength(100)
    await phone.run(({ store }) => {
      store.showList('l7')
      store.addNote('чай')
    })
    expect(await phone.sync()).toBe('refused')
    expect(JSON.stringify(await listsOf(person.signedIn))).toContain('чай')
    expect(await phone.notes()).toContain('торта')
  })

  it('forgets the oldest removed lists where it has more than it can store', async () => {
    const phone = await device()
    await phone.signIn()
    for (let count = 0; count < 230; count += 1) {
      const made = await phone.run(({ store, storage }) => {
        const outcome = store.addList(`списък ${count}`)
        store.removeList(storage.readStoredLists().current)
        return outcome
      })
      expect(made).toBe('done')
      if (count % 40 === 0) expect(await phone.sync()).toBe('idle')
    }
    await phone.write('кафе')
    expect(await phone.sync()).toBe('idle')
    expect(await phone.notes()).toEqual(['кафе'])
    expect(JSON.stringify(await listsOf(person.signedIn))).toContain('кафе')
    const known = await phone.run(({ storage }) =>
      Object.fromEntries(storage.readStoredLists().entries.map(({ key, revision }) => [key, revision])),
    )
    expect((await syncLists(person.signedIn, { lists: [], known })).lists).toEqual([])
  })

  it('puts aside what it cannot read before it writes', async () => {
    const phone = await device()
    phone.own.set('broshura-lists', '{"version":1,"entries":"broken"}')
    await phone.write('кафе')
    expect(await phone.notes()).toEqual(['кафе'])
    expect([...phone.own.values()]).toContain('{"version":1,"entries":"broken"}')
  })

  it('keeps a change until the page is left where nothing can be stored', async () => {
    const phone = await device()
    const full = vi.spyOn(phone.own, 'set').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    expect(await phone.write('кафе')).toBe('not-stored')
    expect(await phone.notes()).toEqual(['кафе'])
    full.mockRestore()
    expect(await phone.write('чай')).toBe('done')
    expect(await phone.notes()).toEqual(['кафе', 'чай'])
  })
})
