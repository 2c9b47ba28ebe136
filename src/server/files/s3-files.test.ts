import { expect, it, vi } from 'vitest'
import { s3Client } from './s3-client'
import { s3Files } from './s3-files'

const settings = {
  endpoint: 'http://127.0.0.1:1',
  bucket: 'b',
  region: 'r',
  accessKey: 'a',
  secretKey: 's',
  prefix: '',
}

async function storedWith(get: (cancel: () => void) => Promise<Response>) {
  const asked = vi.fn(get)
  const cancel = vi.fn()
  const head = () => Promise.resolve({ size: 3, etag: '"1"' })
  const files = s3Files({ ...s3Client(settings), head, get: () => asked(cancel) }, 'media')
  const stored = await files.find('a')
  if (!stored) throw new Error('no file was found')
  return { stored, asked, cancel }
}

const endless = (cancel: () => void) =>
  new Response(new ReadableStream<Uint8Array>({ pull: (to) => to.enqueue(new Uint8Array([1])), cancel }))

it('asks for no object that nobody reads', async () => {
  const { stored, asked } = await storedWith(() => Promise.resolve(new Response('abc')))
  const answer = new Response(stored.stream())
  await new Promise((resolve) => setImmediate(resolve))
  expect(asked).not.toHaveBeenCalled()
  expect(await answer.text()).toBe('abc')
  expect(asked).toHaveBeenCalledOnce()
})

it('asks for nothing where the reader has left before', async () => {
  const { stored, asked } = await storedWith(() => Promise.resolve(new Response('abc')))
  await stored.stream().cancel()
  expect(asked).not.toHaveBeenCalled()
})

it('lets go of an answer that begins after its reader has left', async () => {
  let begin = () => {}
  const begun = new Promise<void>((resolve) => {
    begin = resolve
  })
  const { stored, asked, cancel } = await storedWith((left) => begun.then(() => endless(left)))
  const reader = stored.stream().getReader()
  const read = reader.read()
  await vi.waitFor(() => expect(asked).toHaveBeenCalled())
  const ended = reader.cancel()
  begin()
  await ended
  expect(cancel).toHaveBeenCalledOnce()
  expect((await read).done).toBe(true)
})
