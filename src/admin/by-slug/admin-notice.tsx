import '../button.css'
import '../dashboard/dashboard.css'
import Link from 'next/link'

type Props = { title: string; text: string; action?: { href: string; words: string }; back: string }

export function AdminNotice({ title, text, action, back }: Props) {
  return (
    <main className="dashboard-page gutter--left gutter--right">
      <div className="dashboard-empty">
        <h1>{title}</h1>
        <p>{text}</p>
        <p className="dashboard-choices">
          {action && (
            <Link href={action.href} prefetch={false} className="admin-button admin-button-strong">
              {action.words}
            </Link>
          )}
          <Link href="/admin/broshura-dashboard" className="admin-button">
            {back}
          </Link>
        </p>
      </div>
    </main>
  )
}
