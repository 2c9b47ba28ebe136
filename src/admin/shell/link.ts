// Components of the CMS take these from here: Payload 4 draws them without Next (docs/upgrades.md).
export { default as Form } from 'next/form'
export { default as Link } from 'next/link'
