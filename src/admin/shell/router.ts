// Client components of the CMS take these from here: Payload 4 has its own, without Next (docs/upgrades.md).
export { usePathname, useRouter, useSearchParams } from 'next/navigation'
