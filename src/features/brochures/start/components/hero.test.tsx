import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { EndsToday } from './hero'

const shop = 'Житен'

const shown = (more: { href: string; label: string } | null) =>
  renderToStaticMarkup(
    <EndsToday locale="bg" count={80} more={more}>
      <li>{shop}</li>
    </EndsToday>,
  )

it('a row of brochures that end today leads on where it is cut', () => {
  const href = '/c/toys/filter?state=ends-today'
  expect(shown({ href, label: 'Играчки' })).toContain(`href="${href}"`)
  expect(shown(null)).not.toContain('href')
})
