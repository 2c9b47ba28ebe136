import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Files, StoredFile } from '@/server/files'

const bytes = (text: string) => new TextEncoder().encode(text)

async function textOf(stored: StoredFile | null): Promise<string | null> {
  return stored && (await stored.read()).toString()
}

const streamed = (stored: StoredFile | null, range?: { start: number; end: number }) =>
  new Response(stored?.stream(range)).text()

type Place = { area: (name: string) => Files; stop: () => Promise<void> }

/** The promises of `Files`, for every way to store them. */
export function filesContract(name: string, start: () => Promise<Place>) {
  describe(name, () => {
    let place: Place
    let count = 0
    beforeAll(async () => {
      place = await start()
    })
    afterAll(() => place.stop())
    const fresh = () => {
      count += 1
      return place.area(`area-${count}`)
    }

    it('stores a file and reads it, whole and in parts', async () => {
      const files = fresh()
      await files.put('Промоция 1+1 (нова)!.txt', bytes('abcdefgh'))
      const stored = await files.find('Промоция 1+1 (нова)!.txt')
      expect(stored?.size).toBe(8)
      expect(stored?.etag).toMatch(/^"[^"]+"$/)
      expect(await textOf(stored)).toBe('abcdefgh')
      expect(await streamed(stored)).toBe('abcdefgh')
      expect(await streamed(stored, { start: 2, end: 4 })).toBe('cde')
    })

    it('opens a file only when it is read, because nobody reads or cancels an answer to HEAD', async () => {
      const files = fresh()
      await files.put('a', bytes('one'))
      const unread = (await files.find('a'))?.stream()
      await files.remove('a')
      await expect(new Response(unread).text()).rejects.toThrow()
    })

    it('gives a replaced file another tag, and one that stays the same', async () => {
      const files = fresh()
      await files.put('a', bytes('one'))
      const tag = async () => (await files.find('a'))?.etag
      const first = await tag()
      expect(await tag()).toBe(first)
      await files.put('a', bytes('longer'))
      expect(await tag()).not.toBe(first)
      expect(await textOf(await files.find('a'))).toBe('longer')
    })

    it('does not replace a file by a new one of its name', async () => {
      const files = fresh()
      const outcomes = await Promise.all(['one', 'two', 'three'].map((text) => files.putNew('a', bytes(text))))
      expect(outcomes.filter((isStored) => isStored)).toHaveLength(1)
      const kept = await textOf(await files.find('a'))
      expect(await files.putNew('a', bytes('later'))).toBe(false)
      expect(await textOf(await files.find('a'))).toBe(kept)
    })

    it('finds nothing that is not there, and nothing outside of its area', async () => {
      const files = fresh()
      await place.area('other').put('secret', bytes('secret'))
      await files.put('folder/a', bytes('a'))
      for (const name of [
        'b',
        '',
        '.',
        '..',
        '../other/secret',
        'folder',
        'folder/../../other/secret',
        '%2e%2e',
        'a\0',
      ])
        expect(await files.find(name)).toBeNull()
      expect(await textOf(await place.area('other').find('secret'))).toBe('secret')
    })

    it('removes a file, once or twice', async () => {
      const files = fresh()
      await files.put('a', bytes('a'))
      await files.remove('a')
      await files.remove('a')
      expect(await files.find('a')).toBeNull()
    })

    it('gives a file a path for programs that need one', async () => {
      const files = fresh()
      await files.put('a.txt', bytes('a text'))
      expect(await files.withPath('a.txt', (file) => readFile(file, 'utf8'))).toBe('a text')
      expect(await files.withPath('b.txt', (file) => readFile(file, 'utf8'))).toBeNull()
    })

    const fill = (text: string) => async (folder: string) => {
      await writeFile(path.join(folder, 'words.json'), text)
      await writeFile(path.join(folder, 'manifest.json'), `manifest of ${text}`)
      return text
    }

    it('stores a folder as a whole, in place of an older one', async () => {
      const files = fresh()
      expect(await files.folders()).toEqual([])
      await files.putFolder('x', fill('first'))
      expect(await files.putFolder('x', fill('second'))).toBe('second')
      await files.putFolder('y', fill('other'))
      expect((await files.folders()).sort()).toEqual(['x', 'y'])
      expect(await textOf(await files.find('x/words.json'))).toBe('second')
      expect(await textOf(await files.find('x/manifest.json'))).toBe('manifest of second')
    })

    it('lets two store the same folder at once', async () => {
      const files = fresh()
      const outcomes = await Promise.allSettled([
        files.putFolder('x', fill('same')),
        files.putFolder('x', fill('same')),
      ])
      expect(outcomes.some(({ status }) => status === 'fulfilled')).toBe(true)
      expect(await textOf(await files.find('x/words.json'))).toBe('same')
      expect(await files.folders()).toEqual(['x'])
    })

    it('leaves nothing of a folder that fails while it is filled', async () => {
      const files = fresh()
      const failing = files.putFolder('x', async (folder) => {
        await writeFile(path.join(folder, 'words.json'), 'words')
        await mkdir(path.join(folder, 'more'))
        throw new Error('the disk is full')
      })
      await expect(failing).rejects.toThrow('the disk is full')
      expect(await files.folders()).toEqual([])
      expect(await files.find('x/words.json')).toBeNull()
    })

    it('knows when a folder was changed or kept last, and removes it', async () => {
      const files = fresh()
      await files.putFolder('x', fill('text'))
      const before = await files.folderChangedAt('x')
      await files.keepFolder('x')
      expect(await files.folderChangedAt('x')).toBeGreaterThanOrEqual(before ?? Number.POSITIVE_INFINITY)
      expect(await textOf(await files.find('x/manifest.json'))).toBe('manifest of text')
      await files.removeFolder('x')
      expect(await files.folderChangedAt('x')).toBeNull()
      expect(await files.folders()).toEqual([])
      expect(await files.find('x/words.json')).toBeNull()
    })

    it('lists more folders and files than one answer holds', async () => {
      const files = fresh()
      const names = Array.from({ length: 1003 }, (_, index) => `f${index}`)
      await files.putFolder('many', async (folder) => {
        for (const name of [...names, 'manifest.json']) await writeFile(path.join(folder, name), '')
      })
      await files.removeFolder('many')
      expect(await files.find('many/f1002')).toBeNull()
    })
  })
}
