export type Shared = 'shared' | 'copied' | 'failed'

/** Hands an address to the device's share dialogue, or copies it where there is none. */
export function shareLink(title: string, url: string): Promise<Shared> {
  return shareOut({ title, url }, url)
}

/** The same with a text. */
export function shareText(title: string, text: string): Promise<Shared> {
  return shareOut({ title, text }, text)
}

async function shareOut(data: ShareData, copy: string): Promise<Shared> {
  if (typeof navigator.share === 'function') {
    try {
      await navigator.share(data)
      return 'shared'
    } catch (error) {
      // Closing the dialogue is an answer too; anything else falls back to copying.
      if (error instanceof DOMException && error.name === 'AbortError') return 'shared'
    }
  }
  try {
    await navigator.clipboard.writeText(copy)
    return 'copied'
  } catch {
    return 'failed'
  }
}
