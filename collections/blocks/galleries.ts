import type { ArrayField } from 'payload'
import { choosePictures } from '../labels'
import { choice, flag, lines, links, neededWords, picture, richText, rows, sectionBlock, target, words } from './fields'

const slides = rows('slides', [picture(), words('heading'), lines('text'), words('label'), target], { max: 12 })

export const carouselShowcase = sectionBlock('carousel-showcase', [slides, flag('autoplay', true)])

export const carousel = sectionBlock('carousel', [slides, flag('autoplay', true)])

const mostPictures = 40
const pictureRows = rows('pictures', [picture(), words('caption')], { max: mostPictures })

export const pictures: ArrayField = {
  ...pictureRows,
  admin: {
    ...pictureRows.admin,
    components: { ...pictureRows.admin?.components, afterInput: [choosePictures(mostPictures)] },
  },
}

export const gallery = sectionBlock('gallery', [choice('columns', ['columns3', 'columns2', 'columns4']), pictures])

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
