// Requests of a device to the server, beside those of its page.
import { protocolVersion } from '@overlair/protocol/limits'
import type { RequestFields, RequestName } from '@overlair/protocol/requests'
import type { Page } from '@playwright/test'

/** Makes a request as the person of this device, at the table that its page shows. */
export const requestAs = <Name extends RequestName>(
  page: Page,
  name: Name,
  fields: Omit<RequestFields[Name], 'table'>,
): Promise<void> => {
  const table = /\/online\/([\w-]+)/.exec(page.url())?.[1] ?? ''
  return page.evaluate(
    ([version, table, request]) =>
      new Promise<void>((resolve, reject) => {
        const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/api/socket`)
        const send = (message: object) => socket.send(JSON.stringify(message))
        socket.onopen = () => {
          send({ id: 'hello', do: 'hello', version, secret: localStorage.getItem('overlair.secret') })
          send({ id: 'enter', do: 'enter', table })
          send({ id: 'own', table, ...(request as object) })
        }
        socket.onmessage = ({ data }) => {
          // Pushes have a shorter form than JSON.
          if (!String(data).startsWith('{"re":')) return
          const { re, ok, refused } = JSON.parse(data)
          if (re !== undefined && !ok) reject(new Error(refused.message))
          if (re !== 'own') return
          resolve()
          socket.close()
        }
      }),
    [protocolVersion, table, { do: name, ...fields }] as const,
  )
}
