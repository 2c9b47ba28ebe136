import type { CaughtMail } from './mailbox'

const style = `
  body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; color-scheme: light dark }
  a { color: inherit } li { padding: .75rem 0; border-bottom: 1px solid #8884 } ul { list-style: none; padding: 0 }
  small { opacity: .75 } iframe { width: 100%; height: 70vh; border: 1px solid #8884; background: #fff } pre { white-space: pre-wrap }`

export function listPage(mails: CaughtMail[]): string {
  const items = mails.map(
    (mail) =>
      `<li><a href="/mail/${mail.id}">${escapeHtml(mail.subject || '(no subject)')}</a><br><small>${summary(mail)}</small></li>`,
  )
  const list =
    items.length > 0 ? `<ul>${items.join('')}</ul>` : '<p>No mail yet. Whatever the shop sends arrives here.</p>'
  return page('Mailbox', `<h1>Mailbox</h1>${list}`)
}

export function mailPage(mail: CaughtMail): string {
  // The frame's own response has the policy that forbids scripts and foreign content.
  const body = mail.html
    ? `<iframe title="The mail" sandbox="allow-popups allow-popups-to-escape-sandbox" src="/mail/${mail.id}/html"></iframe>`
    : ''
  return page(
    mail.subject,
    `<p><a href="/">All mails</a></p><h1>${escapeHtml(mail.subject)}</h1><p><small>${summary(mail)}</small></p>${body}
     <h2>As text</h2><pre>${escapeHtml(mail.text)}</pre>`,
  )
}

function summary({ from, to, date }: CaughtMail): string {
  return escapeHtml(`${date.replace('T', ' ').slice(0, 16)} · ${from} → ${to.join(', ')}`)
}

function page(title: string, body: string): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
    <title>${escapeHtml(title)}</title><style>${style}</style><main>${body}</main></html>`
}

function escapeHtml(text: string): string {
  const names: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
  return text.replace(/[&<>"]/g, (sign) => names[sign] ?? sign)
}
