/** Prints the offers as text, with the pictures of the pages only when they are asked for. */
export async function printOffers(what: 'list' | 'pages'): Promise<void> {
  const root = document.documentElement
  const closed = [...document.querySelectorAll<HTMLDetailsElement>('details.page-offers:not([open])')]
  const restore = () => {
    delete root.dataset.print
    for (const list of closed) list.open = false
  }
  window.addEventListener('afterprint', restore, { once: true })
  root.dataset.print = what
  for (const list of closed) list.open = true
  if (what === 'pages') await loadPictures()
  window.print()
}

/** Lazy pictures that were never scrolled to would be missing on paper. */
async function loadPictures(): Promise<void> {
  const pictures = [...document.querySelectorAll<HTMLImageElement>('.page-picture img')]
  for (const picture of pictures) picture.loading = 'eager'
  await Promise.allSettled(pictures.map((picture) => picture.decode()))
}
