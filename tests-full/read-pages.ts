import { type Document, type Element, Window } from 'happy-dom'
import { expect } from 'vitest'

export const text = (element: Element | null | undefined) => (element?.textContent ?? '').replaceAll(/\s+/g, ' ').trim()

/** Closes the window afterwards: thousands of open windows exceed the memory. */
export async function readPage<Value>(url: string, take: (document: Document) => Value): Promise<Value> {
  const response = await fetch(url)
  expect(response.status, url).toBe(200)
  const window = new Window({ settings: { disableJavaScriptEvaluation: true, disableJavaScriptFileLoading: true } })
  try {
    return take(new window.DOMParser().parseFromString(await response.text(), 'text/html'))
  } finally {
    await window.happyDOM.close()
  }
}

const everyPrice = /\d[\d \u00a0]*,\d\d\s€/g

export function pricesOf(row: Element): string[] {
  const shown = text(row.querySelector('.price .sr-only'))
  const more = [...row.querySelectorAll('p')].map(text).find((line) => line.startsWith('Още '))
  return [shown, ...(more?.match(everyPrice) ?? [])]
}

export function dayOf(row: Element): string {
  return text(row).match(/\d{1,2}\.\d{2}(?:\.\d{4})?/)?.[0] ?? ''
}

export function sellersOn(card: Element) {
  return [...card.querySelectorAll('li')].map((seller) => ({
    shop: text(seller.querySelector('.seller-words [lang]')),
    price: pricesOf(seller)[0] ?? '',
    withCard: text(seller).includes('с карта'),
  }))
}

export function readProductPage(document: Document) {
  const answer = document.querySelector('[aria-labelledby="price-answer"]')
  const figures = document.querySelector('[aria-labelledby="price-figures"]')
  return {
    answer: answer && { heading: text(answer.querySelector('h2')), price: pricesOf(answer)[0] },
    figures: figures && { heading: text(figures.querySelector('h2')), lowest: text(figures.querySelector('dd')) },
    rows: [...document.querySelectorAll('[aria-labelledby="prices-by-chain"] article')].map((row) => ({
      shop: text(row.querySelector('h3')),
      day: dayOf(row),
      prices: pricesOf(row),
      words: text(row),
    })),
    inBrochures: [...document.querySelectorAll('[aria-labelledby="brochure-offers"] article')].flatMap(sellersOn),
  }
}
