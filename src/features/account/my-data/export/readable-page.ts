import { type Html, html } from '@/lib/mailing/html'
import type { Words } from './field-text'
import type { Section } from './own-documents'
import { personWords } from './person-words'
import { plainSection } from './plain-fields'
import { isKnownSection, type KnownSection, sections as known } from './sections/sections'

interface Page {
  title: string
  intro: string
  nothing: string
  sections: Section[]
  words: Words
}

const style = `
body { max-width: 46rem; margin: 2rem auto; padding: 0 1rem; font: 1rem/1.5 system-ui, sans-serif; color: #1c1c1c; background: #fff }
h2 { margin-top: 2.5rem; border-bottom: 1px solid #999 } h3 { margin: 1.5rem 0 .25rem } h4 { margin: 1rem 0 .25rem }
p { margin: .5rem 0 } article { break-inside: avoid } nav ul { padding: 0; columns: 2; list-style: none }
dl { display: grid; grid-template-columns: minmax(8rem, 1fr) 3fr; gap: .25rem 1rem; margin: 0 }
dt { color: #555 } dd { margin: 0; overflow-wrap: anywhere }
blockquote { margin: .5rem 0; padding-left: 1rem; border-left: 3px solid #ccc; white-space: pre-line }
address { margin: .25rem 0 1rem; font-style: normal; white-space: pre-line }
table { width: 100%; border-collapse: collapse; margin: .5rem 0 } th, td { padding: .25rem; border-bottom: 1px solid #ccc; text-align: start }
img { max-width: 8rem } small { color: #555; overflow-wrap: anywhere }
`

/** The data as a person reads it: headings, sentences, dates, names and money in their language. */
export function readablePage({ title, intro, nothing, sections, words }: Page): string {
  const written = inReadingOrder(sections).map((section) => sectionHtml(section, nothing, words))
  return html`<!doctype html>
<html lang="${words.locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>${style}</style>
</head>
<body>
<header><h1>${title}</h1><p>${intro}</p></header>
<main>
${written}
</main>
</body>
</html>
`.text
}

const order = Object.keys(known)

function inReadingOrder(sections: Section[]): Section[] {
  const placeOf = ({ collection }: Section) => {
    const place = order.indexOf(collection.slug)
    return place < 0 ? order.length : place
  }
  return sections.toSorted((a, b) => placeOf(a) - placeOf(b))
}

function sectionHtml(section: Section, nothing: string, words: Words): Html {
  const { slug } = section.collection
  const { heading, parts } = isKnownSection(slug) ? knownSection(slug, section, words) : plainSection(section, words)
  const articles = parts.map((part) => html`<article>${part}</article>`)
  return html`<section><h2>${heading}</h2>${articles.length > 0 ? articles : html`<p>${nothing}</p>`}</section>`
}

function knownSection(slug: KnownSection, { documents }: Section, { locale }: Words) {
  const said = personWords(locale)
  return { heading: said.t(`headings.${slug}`), parts: known[slug](documents, said) }
}
