import { choice, lines, links, neededWords, picture, richText, rows, target, words } from './fields'
import { pictures } from './galleries'
import { sectionBlock } from './page-block'

export const masonryGrid = sectionBlock('masonry-grid', [
  choice('columns', ['columns3', 'columns2', 'columns4']),
  pictures,
])

export const collageGrid = sectionBlock('collage-grid', [
  choice('arrangement', ['arrangement1', 'arrangement2']),
  pictures,
])

export const cobbleGrid = sectionBlock('cobble-grid', [
  choice('arrangement', ['arrangement1', 'arrangement2']),
  pictures,
])

const works = rows('works', [neededWords('heading'), words('eyebrow'), picture(), lines('text'), target], {
  max: 24,
})

export const portfolioThumbsSlider = sectionBlock('portfolio-thumbs-slider', [works])

export const portfolioSplitSlider = sectionBlock('portfolio-split-slider', [works])

export const portfolioFilmStrip = sectionBlock('portfolio-film-strip', [works])

export const portfolioDetails = sectionBlock('portfolio-details', [
  choice('arrangement', ['details1', 'details2', 'details3', 'details4', 'details5']),
  pictures,
  richText('body'),
  rows('facts', [neededWords('label'), neededWords('value')], { min: 0, max: 8 }),
  links(),
])

export const portfolioTiles = sectionBlock('portfolio-tiles', [works])
