'use client'

import { X } from 'lucide-react'
import { usePathname } from 'next/navigation'
import { useEffect, useSyncExternalStore } from 'react'
import { cx } from './cx'
import { IconButton } from './icon-button'
import { currentToasts, hideStayingToasts, hideToast, subscribeToasts, type Toast } from './toast-store'

const none: readonly Toast[] = []

/**
 * Toasts of `showToast` hide after 5000 ms, but stay while hovered or focused; one with an undo stays on its page until
 * it is used or closed, because five seconds are too short to get there by keyboard (WCAG 2.2.1).
 */
export function ToastRegion({ closeLabel }: { closeLabel: string }) {
  const toasts = useSyncExternalStore(subscribeToasts, currentToasts, () => none)
  const path = usePathname()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page
  useEffect(() => hideStayingToasts(), [path])
  return (
    <div
      role="status"
      aria-atomic={false}
      className="pointer-events-none fixed inset-x-4 bottom-[calc(var(--bar-height)+1rem)] z-(--z-tooltip) flex flex-col items-center gap-2 print:hidden"
    >
      {toasts.map((toast) => (
        <div
          key={toast.id}
          onAnimationEnd={() => hideToast(toast.id)}
          className={cx(
            'toast pointer-events-auto flex max-w-md items-center gap-2 rounded-full bg-ink py-1 pr-1 pl-5 text-sm font-medium text-paper shadow-high wrap-anywhere',
            toast.action?.stays && 'toast-stays',
          )}
        >
          {toast.message}
          {toast.action && (
            <button
              type="button"
              onClick={() => {
                toast.action?.run()
                hideToast(toast.id)
              }}
              className="min-h-10 shrink-0 rounded-full px-3 font-semibold underline underline-offset-3"
            >
              {toast.action.label}
            </button>
          )}
          <IconButton
            label={closeLabel}
            onClick={() => hideToast(toast.id)}
            className="text-paper hover:bg-transparent"
          >
            <X aria-hidden size={18} />
          </IconButton>
        </div>
      ))}
    </div>
  )
}
