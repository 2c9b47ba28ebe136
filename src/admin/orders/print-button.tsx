'use client'

export function PrintButton({ label }: { label: string }) {
  return (
    <button type="button" className="admin-button orders-print" onClick={() => window.print()}>
      {label}
    </button>
  )
}
