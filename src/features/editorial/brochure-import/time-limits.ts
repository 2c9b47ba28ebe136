export type TimeLimits = { openSeconds: number; pageSeconds: number; pdfSeconds: number }

/** Calls `onOver` with the page that takes too long; without one where it is the opening, or all pages together. */
export function watchTime({ openSeconds, pageSeconds, pdfSeconds }: TimeLimits, onOver: (page?: number) => void) {
  const opening = setTimeout(onOver, openSeconds * 1000)
  const all = setTimeout(onOver, pdfSeconds * 1000)
  const pages = new Map<number, NodeJS.Timeout>()
  return {
    opened: () => clearTimeout(opening),
    begun: (page: number) =>
      void pages.set(
        page,
        setTimeout(() => onOver(page), pageSeconds * 1000),
      ),
    done: (page: number) => clearTimeout(pages.get(page)),
    stop: () => {
      for (const timer of [opening, all, ...pages.values()]) clearTimeout(timer)
    },
  }
}
