/** `stays`: not hidden after a time, because it is the only way to take something back. */
type ToastAction = { label: string; run: () => void; stays?: true }
export type Toast = { id: number; message: string; action?: ToastAction }

let toasts: readonly Toast[] = []
let nextId = 1
const listeners = new Set<() => void>()

function set(next: readonly Toast[]): void {
  toasts = next
  for (const listener of listeners) listener()
}

const passing = () => toasts.filter(({ action }) => !action?.stays)

/** A toast that stays takes the place of an earlier one. */
export function showToast(message: string, action?: ToastAction): void {
  set([...(action?.stays ? passing() : toasts), { id: nextId++, message, action }])
}

export function hideToast(id: number): void {
  set(toasts.filter((toast) => toast.id !== id))
}

/** For another page: nobody would look there for what was done on the page before. */
export function hideStayingToasts(): void {
  const left = passing()
  if (left.length < toasts.length) set(left)
}

export function subscribeToasts(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function currentToasts(): readonly Toast[] {
  return toasts
}
