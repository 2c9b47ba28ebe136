type Shared = 'shared' | 'copied' | 'failed'

export function shareLink(title: string, url: string): Promise<Shared> {
  return shareOut({ title, url }, url)
}

export function shareText(title: string, text: string): Promise<Shared> {
  return shareOut({ title, text }, text)
}

async function shareOut(data: ShareData, copy: string): Promise<Shared> {
  if (typeof navigator.share === 'function') {
    try {
      await navigator.share(data)
      return 'shared'
    } catch (error) {
      // A cancelled dialogue needs no fallback.
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
