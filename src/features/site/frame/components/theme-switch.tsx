'use client'

import { Moon, Sun } from 'lucide-react'
import { cx } from '@/design/cx'
import { IconButton } from '@/design/icon-button'
import { themeKey } from '@/domain/theme-script'

function switchTheme() {
  const root = document.documentElement
  const dark = root.dataset.theme ? root.dataset.theme === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches
  root.dataset.theme = dark ? 'light' : 'dark'
  try {
    localStorage.setItem(themeKey, root.dataset.theme)
  } catch {
    // Without storage the choice lasts as long as the page.
  }
}

export function ThemeSwitch({ label, className }: { label: string; className?: string }) {
  return (
    <IconButton label={label} onClick={switchTheme} className={cx('scripted', className)}>
      <Moon aria-hidden size={20} className="dark:hidden" />
      <Sun aria-hidden size={20} className="hidden dark:block" />
    </IconButton>
  )
}
