import {
  BadgeEuro,
  Bell,
  BookmarkCheck,
  CreditCard,
  Download,
  FileDown,
  Heart,
  House,
  ListChecks,
  MapPin,
  Package,
  PackageX,
  ShieldCheck,
  Star,
  Truck,
  Undo2,
  UserRound,
} from 'lucide-react'

export const entryLook =
  'flex min-h-11 w-full items-center gap-3 rounded-md px-3 py-2 text-left text-sm font-medium text-ink no-underline transition-colors hover:bg-sunken aria-[current]:bg-accent-soft aria-[current]:font-semibold aria-[current]:text-accent-strong'

export const menuIcons = {
  dashboard: House,
  orders: Package,
  returns: Undo2,
  cancellations: PackageX,
  refunds: BadgeEuro,
  reviews: Star,
  downloads: Download,
  lists: ListChecks,
  wishlist: Heart,
  profile: UserRound,
  addresses: MapPin,
  paymentMethods: CreditCard,
  shippingMethods: Truck,
  follows: Bell,
  kept: BookmarkCheck,
  security: ShieldCheck,
  data: FileDown,
}
