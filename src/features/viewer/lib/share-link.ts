export type Shared = 'shared' | 'copied' | 'failed'

/** Hands an address to the device's share dialogue, or copies it where there is none. */
export async function shareLink(title: string, url: string): Promise<Shared> {
  if (typeof navigator.share === 'function') {
    try {
      await navigator.share({ title, url })
      return 'shared'
    } catch (error) {
      // Closing the dialogue is an answer too; anything else falls back to copying.
      if (error instanceof DOMException && error.name === 'AbortError') return 'shared'
    }
  }
  try {
    await navigator.clipboard.writeText(url)
    return 'copied'
  } catch {
    return 'failed'
  }
}
