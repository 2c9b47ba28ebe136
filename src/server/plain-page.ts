import bg from '../../messages/bg.json' with { type: 'json' }
import de from '../../messages/de.json' with { type: 'json' }
import en from '../../messages/en.json' with { type: 'json' }
import ru from '../../messages/ru.json' with { type: 'json' }
import { standaloneColours } from '../design/standalone.ts'
import { themeScript } from '../domain/head-scripts.ts'
import { type Locale, localePath } from '../i18n/routing.ts'

const words = { bg: bg.errors, de: de.errors, en: en.errors, ru: ru.errors }

const style = `
:root { ${standaloneColours}
}
:root[data-theme='light'] { color-scheme: light }
:root[data-theme='dark'] { color-scheme: dark }
body { margin: 0; min-height: 100dvh; display: grid; place-content: center; padding: 1.5rem; text-align: center;
  background: var(--paper); font: 1.0625rem/1.6 system-ui, sans-serif;
  color: var(--ink) }
main { max-width: 34rem }
h1 { margin: 0 0 0.75rem; font-size: 1.75rem; line-height: 1.2; text-wrap: balance }
p { margin: 0 0 1.75rem; color: var(--ink-soft) }
a { display: inline-block; padding: 0.7rem 1.25rem; border-radius: 0.6rem; color: var(--accent) }
a:first-of-type { background: var(--accent); text-decoration: none; color: var(--on-accent) }
a:focus-visible { outline: 2px solid var(--accent); outline-offset: 3px }`

export function unavailableMessage(locale: Locale): string {
  return `${words[locale].unavailableTitle}. ${words[locale].unavailableText}`
}

export function refusalWords(locale: Locale) {
  const { notFoundTitle, notFoundText, tooManyFiles } = words[locale]
  return { 'not-found': `${notFoundTitle}. ${notFoundText}`, 'too-many': tooManyFiles }
}

/** Shown for a page that needs the database during an outage. Next, which would need the database too, is not asked. */
export function unavailablePage(locale: Locale): string {
  const { unavailableTitle, unavailableText, retry, toHome } = words[locale]
  return plainPage(locale, unavailableTitle, unavailableText, [
    [retry, ''],
    [toHome, localePath(locale, '/')],
  ])
}

export function tooManyPage(locale: Locale): string {
  const { tooManyTitle, tooManyText, retry, toHome } = words[locale]
  return plainPage(locale, tooManyTitle, tooManyText, [
    [retry, ''],
    [toHome, localePath(locale, '/')],
  ])
}

export function unreadablePage(locale: Locale): string {
  const { unreadableTitle, unreadableText, toHome } = words[locale]
  return plainPage(locale, unreadableTitle, unreadableText, [[toHome, localePath(locale, '/')]])
}

export const offlineLinks = ['kept', 'both'] as const

/**
 * public/offline-worker.js shows this for a page that cannot be loaded offline; the shopping list and the kept brochures
 * open without a connection, where this browser has them.
 */
export function offlinePage(locale: Locale, links: 'list' | (typeof offlineLinks)[number] = 'list'): string {
  const { offlineTitle, offlineText, offlineKeptText, offlineBothText, retry, toList, toKept } = words[locale]
  const text = { list: offlineText, kept: offlineKeptText, both: offlineBothText }[links]
  const list: Link = [toList, localePath(locale, '/list')]
  const kept: Link = [toKept, localePath(locale, '/kept')]
  return plainPage(locale, offlineTitle, text, [
    ...{ list: [list], kept: [kept], both: [kept, list] }[links],
    [retry, ''],
  ])
}

type Link = readonly [label: string, href: string]

function plainPage(locale: Locale, title: string, text: string, links: Link[]): string {
  return `<!DOCTYPE html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} · Broshura</title>
<script>${themeScript}</script>
<style>${style}</style>
</head>
<body>
<main>
<h1>${title}</h1>
<p>${text}</p>
${links.map(([label, href]) => `<a href="${href}">${label}</a>`).join('\n')}
</main>
</body>
</html>
`
}
