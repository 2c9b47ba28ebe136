import { expect, it } from 'vitest'
import { blankPage } from '../../tests/setup/page'
import { ChoiceFocus } from './choice-focus'
import { Pagination } from './pagination'

const page = (chosen: string[], of = 'a') => (
  <div>
    <ul key={of} id="chosen" data-choice>
      {chosen.map((name) => (
        <li key={name}>
          <a id={`chip-${name}`} href={`#${name}`}>
            {name}
          </a>
        </li>
      ))}
    </ul>
    <a id="other" href="#other">
      other
    </a>
    <p id="count" tabIndex={-1}>
      {chosen.length}
    </p>
    <ChoiceFocus to="chosen count" />
  </div>
)

async function focusAfter(press: string, left: string[], of?: string) {
  const { draw, act } = await blankPage()
  const { redraw } = await draw(page(['one', 'two']))
  const link = document.getElementById(press)
  link?.focus()
  await act(async () => link?.click())
  // happy-dom keeps the focus on an element that has left.
  if (!left.some((name) => press === `chip-${name}`) || of) link?.blur()
  await redraw(page(left, of))
  return document.activeElement?.id
}

it('keeps the keyboard near the choice whose link has left', async () => {
  expect(await focusAfter('chip-one', ['two'])).toBe('chip-two')
  expect(await focusAfter('chip-one', ['one', 'two'], 'another page')).toBe('chip-one')
})

it('moves to the results where no choice is left', async () => {
  const { draw, act } = await blankPage()
  const { redraw } = await draw(page(['one']))
  const link = document.getElementById('chip-one')
  await act(async () => link?.click())
  await redraw(
    <div>
      <p id="count" tabIndex={-1}>
        0
      </p>
      <ChoiceFocus to="chosen count" />
    </div>,
  )
  expect(document.activeElement?.id).toBe('count')
})

it('moves to the place that the pressed list names', async () => {
  const { draw, act } = await blankPage()
  const pages = (at: number) => (
    <div>
      <p id="content" tabIndex={-1}>
        {at}
      </p>
      <Pagination label="Pages" next={{ href: `#${at + 1}`, label: 'Next' }} />
      <ChoiceFocus to="other" />
    </div>
  )
  const { root, redraw } = await draw(pages(1))
  const link = root.querySelector('a')
  link?.focus()
  await act(async () => void link?.dispatchEvent(new window.MouseEvent('click', { bubbles: true, cancelable: true })))
  link?.blur()
  await redraw(pages(2))
  expect(document.activeElement?.id).toBe('content')
})

it('is left to another one on the page that knows a place', async () => {
  const { draw, act } = await blankPage()
  const pageOf = (of: string) => (
    <div>
      <ChoiceFocus />
      <a key={of} href={`#${of}`} data-choice>
        {of}
      </a>
      <p id="count" tabIndex={-1}>
        0
      </p>
      <ChoiceFocus to="count" />
    </div>
  )
  const { root, redraw } = await draw(pageOf('one'))
  await act(async () => root.querySelector('a')?.click())
  await redraw(pageOf('two'))
  expect(document.activeElement?.id).toBe('count')
})

it('leaves the keyboard alone after other links', async () => {
  expect(await focusAfter('other', ['two'])).toBe('')
})
