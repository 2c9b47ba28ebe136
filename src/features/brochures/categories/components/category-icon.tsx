import {
  Armchair,
  Blocks,
  Hammer,
  type LucideIcon,
  Pill,
  Shirt,
  ShoppingBasket,
  ShoppingCart,
  Smartphone,
  Sofa,
  Sparkles,
  SprayCan,
  Tag,
  ToyBrick,
  Tv,
} from 'lucide-react'

/** The icons that an editor can choose; rendered on the server, so that no icon code reaches the browser. */
const icons: Record<string, LucideIcon> = {
  armchair: Armchair,
  blocks: Blocks,
  hammer: Hammer,
  pill: Pill,
  shirt: Shirt,
  'shopping-basket': ShoppingBasket,
  'shopping-cart': ShoppingCart,
  smartphone: Smartphone,
  sofa: Sofa,
  sparkles: Sparkles,
  'spray-can': SprayCan,
  'toy-brick': ToyBrick,
  tv: Tv,
}

export function CategoryIcon({ name, size = 24 }: { name: string; size?: number }) {
  const Icon = icons[name] ?? Tag
  return <Icon aria-hidden size={size} strokeWidth={1.6} />
}
