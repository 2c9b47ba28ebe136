export { NotFoundPage as default } from '../../missing-page'
