export type Shared = 'shared' | 'copied' | 'failed'

/** Opens the device's share dialogue for a URL, or copies it where there is none. */
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
      // Cancelling the dialogue is fine; anything else falls back to copying.
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
