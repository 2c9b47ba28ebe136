import { expect, it } from 'vitest'
import { readReview } from './write-review'

const typed = { rating: '4', fit: 'small', title: ' Топло ', text: '', authorName: 'Ана-Мария' }

it('reads stars, fit and words; what is empty is nothing', () => {
  expect(readReview(typed)).toEqual({
    ok: true,
    written: { rating: 4, fit: 'small', title: 'Топло', text: null, authorName: 'Ана-Мария' },
  })
  expect(readReview({ rating: '1', fit: 'huge' })).toMatchObject({ ok: true, written: { rating: 1, fit: null } })
})

it('names all that is wrong at once', () => {
  const wrong = { ...typed, rating: '', text: 'x'.repeat(4001), authorName: 'maria@example.com' }
  expect(readReview(wrong)).toMatchObject({
    problem: {
      code: 'choose',
      field: 'rating',
      others: [
        { code: 'too-long', field: 'text' },
        { code: 'first-name', field: 'authorName' },
      ],
    },
  })
})

it.each(['0', '6', '2.5', 'много', '1e1'])('takes no %s stars', (rating) => {
  expect(readReview({ ...typed, rating })).toMatchObject({ ok: false, problem: { field: 'rating' } })
})

it.each(['maria@example.com', '0888 123 456', 'www.example.com/a', '<b>'])('takes no %s for a name', (authorName) => {
  expect(readReview({ ...typed, authorName })).toMatchObject({ problem: { code: 'first-name' } })
})
