import { flushSync } from 'react-dom'

const name = 'reader-page'

/** Opens the reader so that the picture that was pressed grows into its page; at once where motion is not wanted. */
export function morphIntoReader(picture: HTMLElement | null, open: () => void): void {
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  if (still || !('startViewTransition' in document)) {
    open()
    return
  }
  if (picture) picture.style.viewTransitionName = name
  document
    .startViewTransition(() => {
      flushSync(open)
      if (picture) picture.style.viewTransitionName = ''
      const page = document.querySelector<HTMLElement>('[data-reader] [data-reader-page][data-current]')
      if (page && picture) page.style.viewTransitionName = name
    })
    .finished.finally(() => {
      const page = document.querySelector<HTMLElement>('[data-reader] [data-reader-page][style*="view-transition"]')
      if (page) page.style.viewTransitionName = ''
    })
}
