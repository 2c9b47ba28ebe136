import type { ComponentProps } from 'react'

type Goods = { title: string; colour: string | null; size: string | null; picture: string | null; sku: string }

export function goodsNameOf({ title, colour, size }: Pick<Goods, 'title' | 'colour' | 'size'>): string {
  return [title, colour, size].filter(Boolean).join(', ')
}

export function GoodsWords({ goods }: { goods: Goods }) {
  return (
    <span className="orders-goods">
      {goods.picture ? <img src={goods.picture} alt="" width={44} height={44} loading="lazy" /> : <span />}
      <span>
        {goodsNameOf(goods)} <small>{goods.sku}</small>
      </span>
    </span>
  )
}

type PiecesInputProps = ComponentProps<'input'> & { name: string; max: number }

/** A number of pieces, from none to all of a line. */
export function PiecesInput(props: PiecesInputProps) {
  return <input type="number" min={0} required {...props} />
}
