'use client'

import { type PointerEvent, useState } from 'react'

const zoom = 1.5

/** A picture that is magnified at the mouse pointer while hovered. */
export function ZoomedImage({ src, alt }: { src: string; alt: string }) {
  const [point, setPoint] = useState<{ x: number; y: number } | null>(null)
  const follow = (event: PointerEvent<HTMLImageElement>) => {
    if (event.pointerType !== 'mouse') return
    // Measured on the frame, because the picture itself is scaled.
    const frame = event.currentTarget.parentElement?.getBoundingClientRect()
    if (!frame) return
    setPoint({
      x: ((event.clientX - frame.left) / frame.width) * 100,
      y: ((event.clientY - frame.top) / frame.height) * 100,
    })
  }
  return (
    <div className="size-full overflow-hidden">
      <img
        src={src}
        alt={alt}
        draggable={false}
        onPointerMove={follow}
        onPointerLeave={() => setPoint(null)}
        className="product-zoom"
        style={point ? { scale: zoom, transformOrigin: `${point.x.toFixed(1)}% ${point.y.toFixed(1)}%` } : undefined}
      />
    </div>
  )
}
