'use client'

export { FailedPage as default } from '../../failed-page'
