'use client'

import { Activity, type ComponentProps, type ReactNode, useEffect, useState, useSyncExternalStore } from 'react'
import { HydrationGate } from './hydration-gate'

type Props = { as?: 'div' | 'ul' | 'li' | 'section' | 'footer'; children: ReactNode } & Pick<
  ComponentProps<'div'>,
  'id' | 'className' | 'aria-label' | 'aria-labelledby'
>

/**
 * A part of a page that React takes over when it comes into view or is pressed, or when the page has started and the browser is idle: until
 * then it is what the server has sent. Not for parts with fields, whose first letters would come before React. A part that is not hydrated but
 * drawn by the browser, after a navigation, is drawn at once.
 */
export function HydrateLater({ as: Tag = 'div', children, ...rest }: Props) {
  const [gate] = useState(() => new HydrationGate())
  return (
    <Tag ref={gate.watch} {...rest}>
      {/* React hydrates it for itself, as a <Suspense>; that, where it is large, would be sent hidden. */}
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
