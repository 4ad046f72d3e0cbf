// One person on several devices: a code of one device makes another one the same person.
import { Connection, RefusedByServer } from '@overlair/client/connection'
import { randomWord, replaceSecret } from './device.ts'
import { askServer, disconnect, openSocket } from './server-connection.ts'

export interface DeviceCode {
  readonly code: string
  /** The time of the server. */
  readonly expires: number
}
export async function makeDeviceCode(): Promise<DeviceCode> {
  return (await askServer('link', {})) as unknown as DeviceCode
}

/**
 * Makes this device the person of the code. Rejects with RefusedByServer, and then the device stays who it was. The new secret is kept only
 * when the server knows it.
 */
export async function becomePersonOf(code: string): Promise<void> {
  const secret = randomWord()
  await new Promise<void>((resolve, reject) => {
    const connection = new Connection({
      secret,
      code,
      open: openSocket,
      onPush: () => {},
      onPerson: () => {},
      onRefused: refused => {
        connection.close()
        reject(new RefusedByServer(refused))
      },
      onStatus: status => {
        if (status !== 'open') return
        connection.close()
        resolve()
      },
    })
  })
  replaceSecret(secret)
  disconnect()
}
