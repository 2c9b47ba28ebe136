import { Window } from 'happy-dom'
import { Component, type ReactNode } from 'react'
import { vi } from 'vitest'

const taken = [
  'document',
  'Element',
  'HTMLElement',
  'HTMLFormElement',
  'HTMLIFrameElement',
  'HTMLInputElement',
  'HTMLSelectElement',
  'Node',
] as const

/** An empty page for components that are tried outside of a browser; `restore-process.ts` takes it away again. */
export async function blankPage(url = 'https://example.com/') {
  const window = new Window({ url })
  for (const name of ['window', 'self']) vi.stubGlobal(name, window)
  for (const name of taken) vi.stubGlobal(name, window[name])
  for (const name of ['addEventListener', 'removeEventListener'] as const)
    vi.stubGlobal(name, window[name].bind(window))
  // The window's own refuses a form that was sent without a button.
  const OwnFormData = window.FormData
  const formData = class extends OwnFormData {
    constructor(form?: ConstructorParameters<typeof OwnFormData>[0]) {
      super(form)
    }
  }
  vi.stubGlobal('FormData', formData)
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const { act } = await import('react')
  const { createRoot, hydrateRoot } = await import('react-dom/client')
  const { renderToString } = await import('react-dom/server')

  const place = () => document.body.appendChild(document.createElement('div'))
  return {
    act,
    /** The server's page, in which a visitor does something before its script starts. */
    hydrate: async (node: ReactNode, before: (root: HTMLElement) => void) => {
      const root = place()
      root.innerHTML = renderToString(node)
      before(root)
      await act(async () => void hydrateRoot(root, node))
      return root
    },
    draw: async (node: ReactNode) => {
      const root = place()
      const drawn = createRoot(root)
      await act(async () => drawn.render(node))
      return { root, redraw: (next: ReactNode) => act(async () => drawn.render(next)) }
    },
  }
}

/** Browsers that translate a page put an element of theirs in the place of each text. */
export function translate(node: Node): void {
  for (const child of Array.from(node.childNodes)) {
    if (child.nodeType !== Node.TEXT_NODE) translate(child)
    else if (child.textContent?.trim()) {
      const font = document.createElement('font')
      font.textContent = `translated: ${child.textContent}`
      node.replaceChild(font, child)
    }
  }
}

/** Shows what would replace the whole page. */
export class ErrorPage extends Component<{ children: ReactNode }> {
  override state = { failed: false }
  static getDerivedStateFromError = () => ({ failed: true })
  override render() {
    return this.state.failed ? 'Something went wrong' : this.props.children
  }
}
