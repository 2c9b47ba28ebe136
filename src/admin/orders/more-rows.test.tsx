import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { MoreRows } from './more-rows'

const shown = (count: number, newest?: boolean) => {
  const rows = Object.assign([1, 2], { broken: [{ id: null, number: null }], count })
  return renderToStaticMarkup(<MoreRows rows={rows} language="en" newest={newest} />)
}

it('says which rows a cut list shows, and nothing where it has all, with those that are broken', () => {
  expect(shown(4)).toContain('The oldest 2 of 4 are shown.')
  expect(shown(4, true)).toContain('The newest 2 of 4 are shown.')
  expect(shown(3)).toBe('')
})
