import { splitLocale } from '@/i18n/routing'
import { languagesOf, pageIn, pageMeant } from './redirect-target'

/** A redirect: its path and its current target; `to` is null while the target document is not published. */
export type Lead = { from: string; to: string | null }

/** The other redirects. */
export interface RedirectBook {
  /** Those from any of these paths. */
  from: (paths: string[]) => Promise<Lead[]>
  /** Those that lead to any of these paths. */
  to: (paths: string[]) => Promise<Lead[]>
}

/** `loop`: it comes back to where it begins. `chain`: its target is redirected too. `chained`: another leads to its path. */
export type RedirectConflict = { kind: 'loop' | 'chain' | 'chained'; path: string }

/**
 * Why a redirect is refused: in some language it would lead through another redirect, so that a browser would loop or need
 * a second request.
 */
export async function conflictOf(
  book: RedirectBook,
  { from, to }: { from: string; to: string },
): Promise<RedirectConflict | null> {
  const own = languagesOf(from).map((locale) => ({ locale, page: pageIn(locale, from) }))
  const isOwn = (page: string | null) => own.some((one) => one.page === page)
  const nexts = own.flatMap(({ locale }) => pageMeant(locale, to) ?? [])
  if (nexts.some(isOwn)) return { kind: 'loop', path: from }
  if (nexts.length > 0) {
    const onward = await book.from([...nexts, ...nexts.map((page) => splitLocale(page).path)])
    const back = onward.find((lead) => pagesMeant(lead).some(isOwn))
    if (back) return { kind: 'loop', path: back.from }
    if (onward[0]) return { kind: 'chain', path: onward[0].from }
  }
  const before = await book.to([splitLocale(from).path, ...own.map(({ page }) => page)])
  const chained = before.find((lead) => pagesMeant(lead).some(isOwn))
  return chained ? { kind: 'chained', path: chained.from } : null
}

function pagesMeant({ from, to }: Lead): string[] {
  return to ? languagesOf(from).flatMap((locale) => pageMeant(locale, to) ?? []) : []
}
