import { expect, it, vi } from 'vitest'
import { AppRouterContext } from '../../tests/setup/next-internals'
import { blankPage } from '../../tests/setup/page'
import { FilterForm } from './filter-form'
import { Select } from './select'

const shops = ['a', 'b', 'c'].map((value) => ({ value, label: value }))

/** @returns the addresses that the form has asked for */
async function sent(chosen: string | undefined, state: string | undefined, before: (root: HTMLElement) => void) {
  const { hydrate } = await blankPage()
  const push = vi.fn<(address: string) => void>()
  const router = { push, replace: vi.fn(), refresh: vi.fn(), back: vi.fn(), forward: vi.fn(), prefetch: vi.fn() }
  await hydrate(
    <AppRouterContext value={{ ...router, bfcacheId: '' }}>
      <FilterForm action="/c/food/filter" state={state} submitLabel="Apply">
        <Select name="shop" label="Shop" defaultValue={chosen} options={shops} />
        <input type="checkbox" name="new" />
        <input name="min" defaultValue="" />
      </FilterForm>
    </AppRouterContext>,
    before,
  )
  return push.mock.calls.map(([address]) => address)
}

const choose = (value: string) => (root: HTMLElement) => {
  const select = root.querySelector('select')
  if (select) select.value = value
}
const tick = (root: HTMLElement) => {
  const box = root.querySelector<HTMLInputElement>('[name=new]')
  if (box) box.checked = true
}
const type = (isLeft: boolean) => (root: HTMLElement) => {
  const field = root.querySelector<HTMLInputElement>('[name=min]')
  if (!field) return
  field.value = '5'
  if (!isLeft) field.focus()
}

it('sends a choice that was made before the script of the page had started', async () => {
  expect(await sent('a', undefined, choose('b'))).toEqual(['/c/food/filter?shop=b'])
  expect(await sent('a', 'a', choose('c'))).toEqual(['/c/food/filter?shop=c'])
  expect(await sent('a', 'a', tick)).toEqual(['/c/food/filter?shop=a&new=on'])
  expect(await sent('a', undefined, type(true))).toEqual(['/c/food/filter?shop=a&min=5'])
})

it('sends nothing where nobody has chosen anything, or is still typing', async () => {
  for (const state of ['state', undefined]) {
    expect(await sent('c', state, choose('c'))).toEqual([])
    // Browsers show the first option of a list without a chosen one; this page has to be told so.
    for (const chosen of [undefined, 'unknown']) expect(await sent(chosen, state, choose('a'))).toEqual([])
  }
  expect(await sent('a', undefined, type(false))).toEqual([])
})
