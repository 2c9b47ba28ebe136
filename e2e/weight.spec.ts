import { expect, test } from '@playwright/test'

test('no code for old browsers is sent', async ({ request }) => {
  const html = await (await request.get('/')).text()
  const scripts = [...html.matchAll(/<script[^>]*\bsrc="([^"]+)"[^>]*>/g)]
    .filter(([tag]) => !/nomodule/i.test(tag))
    .map(([, address = '']) => address)
  expect(scripts.length).toBeGreaterThan(3)
  for (const address of scripts) {
    const script = await (await request.get(address)).text()
    expect(script, address).not.toContain('Array.prototype.flatMap=')
  }
})
