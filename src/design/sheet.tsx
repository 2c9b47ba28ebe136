'use client'

import type { ComponentProps } from 'react'
import { Dialog } from './dialog'

/** A dialog within reach of the thumb. */
export function Sheet(props: Omit<ComponentProps<typeof Dialog>, 'placement'>) {
  return <Dialog {...props} placement="sheet" />
}
