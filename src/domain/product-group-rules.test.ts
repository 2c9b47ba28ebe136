import { expect, it } from 'vitest'
import { isMadeOf } from './product-group-rules'
import { normalise } from './search-text'

const says = (written: string) => isMadeOf(written, normalise(written)[0] ?? '')

it.each(['Ябълков', 'ябълкова', 'доматено', 'картофен', 'Лимонови', 'маслиновото', 'вишнев', 'bademov', 'bananovite'])(
  '“%s” says what it is made of',
  (word) => {
    expect(says(word)).toBe(true)
  },
)

it.each(['ябълки', 'домат', 'моркови', 'морков', 'пелени', 'масло', 'верен', 'Айдън', 'Bananen', 'olive'])(
  '“%s” says what it is',
  (word) => {
    expect(says(word)).toBe(false)
  },
)
