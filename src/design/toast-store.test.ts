import { afterEach, expect, it } from 'vitest'
import { currentToasts, hideStayingToasts, hideToast, showToast } from '@/design/toast-store'

const undo = { label: 'Undo', run: () => {}, stays: true } as const
const messages = () => currentToasts().map(({ message }) => message)

afterEach(() => {
  for (const { id } of currentToasts()) hideToast(id)
})

it('only the last change can be taken back, and other messages stay beside it', () => {
  showToast('Milk removed', undo)
  showToast('Saved')
  showToast('Bread removed', undo)
  expect(messages()).toEqual(['Saved', 'Bread removed'])
})

it('another page ends what would stay', () => {
  showToast('On the wishlist', { label: 'Open', run: () => {} })
  showToast('Milk removed', undo)
  hideStayingToasts()
  expect(messages()).toEqual(['On the wishlist'])
})
