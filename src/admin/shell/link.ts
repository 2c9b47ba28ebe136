// Components of the CMS take it from here: Payload 4 has its own, without Next (docs/upgrades.md).
export { default as Link } from 'next/link'
