// The limit that a page is measured against: the same bytes, streamed from disk by Node without any framework.
import { createReadStream } from 'node:fs'
import { createServer } from 'node:http'

const [file = '', port] = process.argv.slice(2)
createServer((_request, response) => {
  response.setHeader('Content-Type', 'text/html; charset=utf-8')
  createReadStream(file).pipe(response)
}).listen(Number(port))
