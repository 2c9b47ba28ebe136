'use client'

import {
  createContext,
  type ReactNode,
  type RefObject,
  use,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { isTouched, useTouchedEarly } from '@/design/form/touched'
import {
  type ChosenVariant,
  choiceIn,
  firstChoice,
  lastPieces,
  searchOf,
  withColour,
} from '@/features/shop/goods/variants/choice'
import type { ProductRange, ProductVariant } from '@/features/shop/goods/variants/product-variants'

type VariantChoice = ChosenVariant & {
  range: ProductRange
  /** Null until both colour and size are chosen. */
  chosen: ProductVariant | null
  /** False in the HTML of the server, whose form must work without scripts. */
  started: boolean
  /** Around the fields of the form. */
  fields: RefObject<HTMLDivElement | null>
  chooseColour: (colour: string) => void
  chooseVariant: (variant: string) => void
  /** The free pieces where they are few enough to be shown, else null. */
  leftOf: (variant: ProductVariant) => number | null
}

const Context = createContext<VariantChoice | null>(null)

export function useVariantChoice(): VariantChoice {
  const choice = use(Context)
  if (!choice) throw new Error('There is no product around this')
  return choice
}

type Props = {
  product: string
  range: ProductRange
  /** True where the address of the page holds the choice. */
  address?: boolean
  colour?: string
  children: ReactNode
}

export function VariantChoiceProvider({ product, range, address = true, colour, children }: Props) {
  const { variants } = range
  const [choice, setChoice] = useState(() => {
    const first = firstChoice(variants)
    return variants.some((each) => each.colour === colour) ? withColour(first, colour ?? '', variants) : first
  })
  const [started, setStarted] = useState(false)
  const fields = useRef<HTMLDivElement>(null)
  const free = useFree(product, variants.length > 0)

  const choose = useCallback(
    (next: ChosenVariant) => {
      setChoice(next)
      if (!address) return
      const { pathname, search, hash } = window.location
      window.history.replaceState(window.history.state, '', `${pathname}${searchOf(next, variants, search)}${hash}`)
    },
    [variants, address],
  )

  useEffect(() => {
    setStarted(true)
    if (!address) return
    const read = () => setChoice(choiceIn(window.location.search, variants))
    read()
    addEventListener('popstate', read)
    return () => removeEventListener('popstate', read)
  }, [variants, address])

  // Behind the effect above: a choice made before the script listened is newer than the address.
  useTouchedEarly(() => {
    const early = earlyChoice(fields.current, variants)
    if (early) choose(early)
  })

  const value = useMemo((): VariantChoice => {
    return {
      ...choice,
      range,
      started,
      fields,
      chosen: variants.find(({ id }) => id === choice.variant) ?? null,
      chooseColour: (colour) => choose(withColour(choice, colour, variants)),
      chooseVariant: (variant) => choose({ ...choice, variant }),
      leftOf: ({ id, inStock }) => {
        const left = free?.[id]
        if (left === undefined) return inStock ? null : 0
        return left > lastPieces ? null : left
      },
    }
  }, [choice, choose, range, started, variants, free])

  return <Context value={value}>{children}</Context>
}

function earlyChoice(fields: HTMLElement | null, variants: ProductVariant[]): ChosenVariant | null {
  const picked = (name: string) => {
    const field = fields?.querySelector<HTMLInputElement>(`input[name=${name}]:checked`)
    return field && isTouched(field) ? field.value : null
  }
  const [variant, colour] = [picked('variant'), picked('colour')]
  const sized = variants.find(({ id }) => id === variant)
  const next = sized ? { colour: sized.colour, variant: sized.id } : choiceIn(window.location.search, variants)
  if (colour !== null) return withColour(next, colour, variants)
  return sized ? next : null
}

/** The free pieces by variant; null until they are known. Asked again when the visitor returns to the tab. */
function useFree(product: string, asked: boolean) {
  const [free, setFree] = useState<Record<string, number> | null>(null)
  useEffect(() => {
    if (!asked) return
    const ask = async () => {
      if (document.hidden) return
      const response = await fetch(`/api/shop/stock?product=${product}`).catch(() => null)
      const { stockAnswer } = await import('../answers')
      const parsed = stockAnswer.safeParse(await response?.json().catch(() => null))
      if (parsed.success) setFree(parsed.data.free)
    }
    void ask()
    document.addEventListener('visibilitychange', ask)
    return () => document.removeEventListener('visibilitychange', ask)
  }, [product, asked])
  return free
}
