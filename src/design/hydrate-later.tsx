'use client'

import { Activity, type ComponentProps, type ReactNode, useEffect, useState, useSyncExternalStore } from 'react'
import { HydrationGate } from './hydration-gate'

type Props = { as?: 'div' | 'ul' | 'li' | 'section' | 'footer'; children: ReactNode } & Pick<
  ComponentProps<'div'>,
  'id' | 'className' | 'aria-label' | 'aria-labelledby'
>

/**
 * Delays hydration of a part until it is visible or pressed, or the page has started and the browser is idle; a part that
 * this screen does not show does not become due when idle. Not for parts with inputs, whose first keystrokes would be
 * lost. After a client-side navigation the part is rendered at once.
 */
export function HydrateLater({ as: Tag = 'div', children, ...rest }: Props) {
  const [gate] = useState(() => new HydrationGate())
  return (
    <Tag ref={gate.watch} {...rest}>
      <Activity>
        <Waiting gate={gate}>{children}</Waiting>
      </Activity>
    </Tag>
  )
}

const never = () => () => undefined

function Waiting({ gate, children }: { gate: HydrationGate; children: ReactNode }) {
  const isDrawnHere = useSyncExternalStore(
    never,
    () => true,
    () => typeof window === 'undefined',
  )
  gate.isDrawnHere = isDrawnHere
  useEffect(() => gate.pass(), [gate])
  if (!isDrawnHere && !gate.letsIn()) throw gate.opened
  return children
}
