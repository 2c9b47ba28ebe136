import { globSync, readFileSync } from 'node:fs'
import { Activity } from 'react'
import { expect, it, vi } from 'vitest'
import { blankPage, ErrorPage } from '../../tests/setup/page'
import { latePart } from './late-part'

const part = ({ text }: { text: string }) => <b>{text}</b>

it('leaves out a part that does not come, and loads it again when it is shown again', async () => {
  const { draw } = await blankPage()
  const load = vi.fn(async () => part).mockRejectedValueOnce(new Error('No signal'))
  const Part = latePart(load)
  const onFailure = vi.fn()
  const page = (shown: boolean) => (
    <ErrorPage>
      <p>The page</p>
      {shown && <Part text="late" onFailure={onFailure} />}
    </ErrorPage>
  )
  const { root, redraw } = await draw(page(true))
  expect(root.innerHTML).toBe('<p>The page</p>')
  expect(onFailure).toHaveBeenCalledOnce()
  await redraw(page(false))
  await redraw(page(true))
  expect(root.innerHTML).toBe('<p>The page</p><b>late</b>')
  await redraw(page(false))
  await redraw(page(true))
  expect(root.innerHTML).toBe('<p>The page</p><b>late</b>')
  expect(load).toHaveBeenCalledTimes(2)
})

it('shows a part whose script came while it was hidden', async () => {
  const { act, draw } = await blankPage()
  const script = Promise.withResolvers<typeof part>()
  const Part = latePart(() => script.promise)
  const page = (mode: 'visible' | 'hidden') => (
    <Activity mode={mode}>
      <Part text="late" fallback="Loading" />
    </Activity>
  )
  const { root, redraw } = await draw(page('visible'))
  expect(root.innerHTML).toBe('Loading')
  await redraw(page('hidden'))
  await act(async () => script.resolve(part))
  await redraw(page('visible'))
  expect(root.innerHTML).toBe('<b>late</b>')
})

it('shows the page of errors where the part is all of the page', async () => {
  const { draw } = await blankPage()
  vi.spyOn(console, 'error').mockReturnValue()
  const Part = latePart<{ text: string }>(() => Promise.reject(new Error('No signal')))
  const { root } = await draw(
    <ErrorPage>
      <Part text="late" isPage fallback="Loading" />
    </ErrorPage>,
  )
  expect(root.innerHTML).toBe('Something went wrong')
})

it('no part of a page can replace all of it when its script does not come', () => {
  const files = globSync('src/{app,design,features,lib}/**/*.tsx')
  expect(files.length).toBeGreaterThan(300)
  expect(files.filter((path) => /\b(?:lazy|dynamic)\(\s*\(\)/.test(readFileSync(path, 'utf8')))).toEqual([])
})
