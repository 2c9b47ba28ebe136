import { type Locale, localePath } from '@/i18n/routing'
import { env } from '@/server/env'
import { type Html, html } from './html'

/** Site colours in a notation that mail programs understand. */
const colours = {
  paper: ['#fcf9f5', '#191714'],
  surface: ['#fffefd', '#221f1c'],
  ink: ['#221d17', '#eeebe4'],
  soft: ['#554f48', '#bab5ad'],
  line: ['#e2ddd5', '#37342f'],
  accent: ['#006457', '#6bd0ba'],
  onAccent: ['#f3fcfa', '#041a17'],
} as const

const style = (theme: 0 | 1) => `
body { background: ${colours.paper[theme]}; color: ${colours.ink[theme]} }
a { color: ${colours.accent[theme]} }
.sheet { background: ${colours.surface[theme]}; border-color: ${colours.line[theme]} }
.leaf { background: ${colours.accent[theme]} }
.button { background: ${colours.accent[theme]}; color: ${colours.onAccent[theme]} }
.soft { color: ${colours.soft[theme]} }
.line { border-color: ${colours.line[theme]} }
`

/** HTML with the subject as heading. The layout contains no picture, so that nothing is fetched for it. */
export function mailPage({ locale, subject }: { locale: Locale; subject: string }, body: Html[]): string {
  const home = pageUrl(locale, '/')
  return html`<!doctype html>
<html lang="${locale}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${subject}</title>
<style>${style(0)}@media (prefers-color-scheme: dark) {${style(1)}}</style>
<body style="margin:0;padding:24px 12px;font:16px/1.5 system-ui,sans-serif">
<div style="max-width:528px;margin:0 auto">
<p style="margin:0 0 16px 4px;font-size:18px;font-weight:700"><span class="leaf" style="display:inline-block;width:7px;height:18px;margin-right:2px;border-radius:2px;vertical-align:-2px"></span><span class="leaf" style="display:inline-block;width:7px;height:18px;margin-right:8px;border-radius:2px;vertical-align:1px;opacity:0.6"></span><a href="${home}" style="color:inherit;text-decoration:none">Broshura</a></p>
<div class="sheet" style="padding:28px 24px;border-width:1px;border-style:solid;border-radius:12px">
<h1 style="font-size:22px;line-height:1.25;margin:0 0 16px">${subject}</h1>
${body}
</div>
<p class="soft" style="margin:16px 4px 0;font-size:14px"><a href="${home}" style="color:inherit">${new URL(home).host}</a></p>
</div>
</body>
</html>
`.text
}

export function pageUrl(locale: Locale, path: string): string {
  return new URL(localePath(locale, path), env().SITE_URL).href
}
