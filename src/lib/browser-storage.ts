/*
 * The browser's lasting storage for pages that must also work without it: where it is forbidden, even reading its name
 * throws, and a full one refuses to be written. Each caller keeps in memory whatever the open page still needs.
 */

/** Null where nothing is stored, and where storage is forbidden. */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** @returns whether it is stored: a full or forbidden storage changes nothing */
export function writeStored(key: string, value: string): boolean {
  try {
    localStorage.setItem(key, value)
    return true
  } catch {
    return false
  }
}

/** Where storage is forbidden, there is nothing to remove. */
export function removeStored(key: string): void {
  try {
    localStorage.removeItem(key)
  } catch {}
}

/** None where storage is forbidden. */
export function storedKeys(): string[] {
  try {
    return Object.keys(localStorage)
  } catch {
    return []
  }
}
