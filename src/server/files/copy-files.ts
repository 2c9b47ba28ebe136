import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { type Files, folderSeal } from './types'

type Copied = { copied: number; present: number }

/**
 * Copies what lies in a folder to an area of files, and changes nothing in the folder. What is there already with the same
 * bytes stays, so that a copy which was interrupted goes on.
 * @throws when the folder cannot be read, or a file does not have the bytes that it was given
 */
export async function copyFolder(folder: string, files: Files): Promise<Copied> {
  const done = { copied: 0, present: 0 }
  for (const name of await namesIn(folder)) {
    const data = await readFile(path.join(folder, name))
    if (await holds(files, name, data)) {
      done.present += 1
      continue
    }
    await files.put(name, data)
    if (!(await holds(files, name, data))) throw new Error(`${name} has other bytes than in ${folder}`)
    done.copied += 1
  }
  return done
}

/** For `catch`: a folder that is missing has no files; one that may not be read, or loses a part of it, has some. */
export function noneWhereMissing(folder: string) {
  return (error: unknown): never[] => {
    const about = Object(error)
    if (Reflect.get(about, 'code') === 'ENOENT' && Reflect.get(about, 'path') === folder) return []
    throw error
  }
}

/** Seals last, so that no folder counts as whole before it is. Unfinished files are left out. */
async function namesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(noneWhereMissing(folder))
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .filter((name) => !name.split(path.sep).some((part) => part.startsWith('.tmp-')))
  const isSeal = (name: string) => path.basename(name) === folderSeal
  return names.sort((a, b) => Number(isSeal(a)) - Number(isSeal(b)) || a.localeCompare(b))
}

async function holds(files: Files, name: string, data: Buffer): Promise<boolean> {
  const stored = await files.find(name)
  return stored?.size === data.length && (await stored.read()).equals(data)
}
