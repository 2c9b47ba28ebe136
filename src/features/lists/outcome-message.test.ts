import { expect, it } from 'vitest'
import { wasTaken } from './outcome-message'

it('a text stays in its field unless the list has it, stored or as long as the page is open', () => {
  expect((['done', 'not-stored', 'full', 'read-only'] as const).filter(wasTaken)).toEqual(['done', 'not-stored'])
})
