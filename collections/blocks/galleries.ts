import type { ArrayField } from 'payload'
import { choosePictures } from '../labels'
import { choice, flag, lines, picture, rows, target, words } from './fields'
import { sectionBlock } from './page-block'

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
