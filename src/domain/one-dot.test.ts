import { expect, it } from 'vitest'
import { sentence, withOneDot } from './one-dot'

it('the dot of an abbreviation after a figure ends the sentence too', () => {
  expect(withOneDot('До 5 декември 2026\u00a0г.. После')).toBe('До 5 декември 2026\u00a0г. После')
  expect(withOneDot('Am Do., 26. Nov..')).toBe('Am Do., 26. Nov.')
})

it('no other dots are taken away', () => {
  for (const text of ['Ще видим... 5 г...', 'С Вас.. накрая', 'До 26.11.2026 г. и после.'])
    expect(withOneDot(text)).toBe(text)
})

it('a sentence gets a dot only where it has no mark at its end', () => {
  expect(sentence('Поръчана на 5 декември 2026 г.')).toBe('Поръчана на 5 декември 2026 г.')
  expect(sentence('Bestellt am 5. Dezember 2026')).toBe('Bestellt am 5. Dezember 2026.')
})
