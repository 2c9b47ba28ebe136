import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { PictureGrid } from './gallery'

const alt = 'Хляб'

it('the name of a picture is read in its own language, and the word before it in that of the page', () => {
  const image = { filename: 'bread.avif', alt, lang: 'bg' as const }
  const drawn = renderToStaticMarkup(
    <PictureGrid
      pictures={[{ image, caption: 'Brot' }, { image: { filename: 'milk.avif' } }]}
      locale="de"
      arrangement="even"
      sizes="100vw"
    />,
  )
  expect(drawn).toContain(`<span lang="de">Vergrößern: </span><span lang="bg">${alt}</span>`)
  expect(drawn).toContain('<figcaption>Brot</figcaption>')
  expect(drawn).toContain('<span lang="de">Bild 2</span>')
})
