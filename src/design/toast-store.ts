type ToastAction = { label: string; run: () => void }
export type Toast = { id: number; message: string; action?: ToastAction }

let toasts: readonly Toast[] = []
let nextId = 1
const listeners = new Set<() => void>()

function set(next: readonly Toast[]): void {
  toasts = next
  for (const listener of listeners) listener()
}

export function showToast(message: string, action?: ToastAction): void {
  set([...toasts, { id: nextId++, message, action }])
}

export function hideToast(id: number): void {
  set(toasts.filter((toast) => toast.id !== id))
}

export function subscribeToasts(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function currentToasts(): readonly Toast[] {
  return toasts
}
