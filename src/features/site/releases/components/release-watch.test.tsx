import { afterAll, expect, it, vi } from 'vitest'
import { blankPage } from '../../../../../tests/setup/page'

const words = { available: 'There is a new version', reload: 'Reload', later: 'Later' }

afterAll(() => void vi.doUnmock('../newer-release'))

it('offers a new release when a script has not come, because nothing typed is reloaded away', async () => {
  const { act, draw } = await blankPage()
  const newerRelease = vi.fn(async () => 'next')
  // Tests of one process share modules: another file may have loaded the watch already.
  vi.resetModules()
  vi.doMock('../newer-release', () => ({ newerRelease }))
  const { chunkErrorEvent } = await import('@/domain/head-scripts')
  const { ReleaseWatch } = await import('./release-watch')
  const { root } = await draw(<ReleaseWatch words={words} />)
  await vi.waitFor(async () => {
    await act(async () => void window.dispatchEvent(new window.Event(chunkErrorEvent)))
    expect(newerRelease).toHaveBeenCalled()
  })
  expect(root.textContent).toContain(words.available)
})
