export interface Page {
  url: string
  html: string
}

/** A page without the form that a guest wants to send, such as a checkout of an empty cart. */
export class MissingForm extends Error {}

export class Guest {
  readonly #site: string
  readonly #cookies = new Map<string, string>()

  constructor(site: string) {
    this.#site = site
  }

  get cookie(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  }

  /** @throws for an answer that is neither a page nor a redirect */
  async open(address: string, form?: FormData): Promise<Page> {
    const url = new URL(address, this.#site)
    const response = await fetch(url, {
      method: form ? 'POST' : 'GET',
      body: form,
      redirect: 'manual',
      headers: { cookie: this.cookie, accept: 'text/html', ...(form && { origin: url.origin }) },
    })
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = cookie.match(/^([^=]+)=([^;]*)/) ?? []
      this.#cookies.set(name, value)
    }
    const html = await response.text()
    const next = response.headers.get('location')
    if (next && response.status < 400) return this.open(new URL(next, url).href)
    if (!response.ok) throw new Error(`${form ? 'POST' : 'GET'} ${url.pathname}${url.search}: ${response.status}`)
    return { url: url.href, html }
  }

  send({ url, html }: Page, field: string, typed: Record<string, string>): Promise<Page> {
    const form = html
      .split('<form')
      .slice(1)
      .map((start) => start.slice(0, start.indexOf('</form>')))
      .find((one) => one.includes(` name="${field}"`))
    if (!form) throw new MissingForm(`${url} has no form with a field "${field}".`)
    const data = new FormData()
    for (const [input] of form.matchAll(/<input\b[^>]*type="hidden"[^>]*>/g)) {
      const name = attribute(input, 'name')
      if (name) data.set(name, attribute(input, 'value'))
    }
    for (const [name, value] of Object.entries(typed)) data.set(name, value)
    return this.open(url, data)
  }
}

const characters: Record<string, string> = { quot: '"', '#x27': "'", lt: '<', gt: '>', amp: '&' }

function attribute(tag: string, name: string): string {
  const [, text = ''] = tag.match(new RegExp(`\\s${name}="([^"]*)"`)) ?? []
  return text.replace(/&(quot|#x27|lt|gt|amp);/g, (whole, code: string) => characters[code] ?? whole)
}
