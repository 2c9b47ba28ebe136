import type { Page } from '@playwright/test'

type Piece = { text: string; lang: string; inMain: boolean }

export interface ReadPage {
  lang: string
  title: string
  canonical: string | null
  alternates: Record<string, string>
  robots: string
  headings: string[]
  pieces: Piece[]
}

export function readPage(parser: Page, html: string): Promise<ReadPage> {
  return parser.evaluate((text) => {
    const document = new DOMParser().parseFromString(text, 'text/html')
    const attribute = (selector: string, name: string) =>
      document.querySelector(selector)?.getAttribute(name)?.trim() ?? null
    const links = [...document.querySelectorAll('link[rel=alternate][hreflang]')]
    const silent = 'script, style, template, noscript, svg, [hidden]'
    const pieces: { text: string; lang: string; inMain: boolean }[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const words = walker.currentNode.textContent?.replaceAll(/\s+/g, ' ').trim()
      const around = walker.currentNode.parentElement
      if (!words || !around || around.closest(silent)) continue
      pieces.push({
        text: words,
        lang: around.closest('[lang]')?.getAttribute('lang') ?? '',
        inMain: around.closest('main') !== null,
      })
    }
    return {
      lang: document.documentElement.lang,
      title: document.title,
      canonical: attribute('link[rel=canonical]', 'href'),
      alternates: Object.fromEntries(
        links.map((link) => [link.getAttribute('hreflang') ?? '', link.getAttribute('href') ?? '']),
      ),
      robots: attribute('meta[name=robots]', 'content') ?? '',
      headings: [...document.querySelectorAll('h1')].map((heading) => heading.textContent ?? ''),
      pieces,
    }
  }, html)
}
