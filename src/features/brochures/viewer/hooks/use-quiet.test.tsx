import { useRef } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { blankPage } from '../../../../../tests/setup/page'
import { useQuiet } from './use-quiet'

function Reader() {
  const ref = useRef<HTMLDivElement>(null)
  const [quiet] = useQuiet(ref)
  return (
    <div id="reader" ref={ref}>
      {quiet ? 'quiet' : 'shown'}
    </div>
  )
}

async function reader(reducesMotion: boolean) {
  const { draw, act } = await blankPage()
  window.matchMedia = vi.fn().mockReturnValue({ matches: reducesMotion })
  vi.useFakeTimers()
  const { root } = await draw(<Reader />)
  const wait = () => act(async () => void vi.advanceTimersByTime(10_000))
  const touch = () => act(async () => void root.firstElementChild?.dispatchEvent(touched()))
  return { root, wait, touch }
}

afterEach(() => void vi.useRealTimers())

const touched = () => Object.assign(new window.Event('pointerdown'), { pointerType: 'touch' })

it('hides no tools from somebody who has done nothing yet', async () => {
  const { root, wait, touch } = await reader(false)
  await wait()
  expect(root.textContent).toBe('shown')
  await touch()
  await wait()
  expect(root.textContent).toBe('quiet')
})

it('hides none where motion is unwanted', async () => {
  const { root, wait, touch } = await reader(true)
  await touch()
  await wait()
  expect(root.textContent).toBe('shown')
})
