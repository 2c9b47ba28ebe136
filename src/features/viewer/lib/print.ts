/** Prints the offers as text, with the pictures of the pages only when they are asked for. */
export async function printOffers(what: 'list' | 'pages'): Promise<void> {
  const root = document.documentElement
  root.dataset.print = what
  window.addEventListener('afterprint', () => delete root.dataset.print, { once: true })
  if (what === 'pages') {
    // A picture that was never scrolled to would be missing on paper.
    const pictures = [...document.querySelectorAll<HTMLImageElement>('.page-picture img')]
    for (const picture of pictures) picture.loading = 'eager'
    await Promise.allSettled(pictures.map((picture) => picture.decode()))
  }
  window.print()
}
