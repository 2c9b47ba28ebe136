// Apart from `Link`, so that a page of the CMS loads it only where it has such a form.
export { default as Form } from 'next/form'
