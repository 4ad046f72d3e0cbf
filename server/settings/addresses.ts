// Lists of addresses of machines and networks.
import { BlockList, isIP, isIPv4 } from 'node:net'

const familyOf = (address: string) => (isIPv4(address) ? 'ipv4' : 'ipv6')

/** An address, or a network such as `10.0.0.0/8`. */
export function isAddress(text: string): boolean {
  const [address = '', bits, ...more] = text.split('/')
  if (isIP(address) === 0 || more.length > 0) return false
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (isIPv4(address) ? 32 : 128))
}

export class AddressList {
  readonly #list = new BlockList()

  constructor(entries: readonly string[]) {
    for (const entry of entries) {
      const [address = '', bits] = entry.split('/')
      if (bits === undefined) this.#list.addAddress(address, familyOf(address))
      else this.#list.addSubnet(address, Number(bits), familyOf(address))
    }
  }
  includes(text: string): boolean {
    // A socket for both families shows addresses of the older one like this.
    const address = text.replace(/^::ffff:(?=\d+\.)/i, '')
    return isIP(address) !== 0 && this.#list.check(address, familyOf(address))
  }
}

/** The last address before all trusted proxies. A client can write anything into the header, but not what proxies add at its end. */
export function clientAddress(
  direct: string,
  forwarded: string | readonly string[] | undefined,
  trusted: AddressList,
): string {
  const hops = [forwarded ?? []]
    .flat()
    .join(',')
    .split(',')
    .flatMap(hop => hop.trim() || [])
  let address = direct
  while (trusted.includes(address)) {
    const before = hops.pop()
    if (before === undefined) break
    address = before
  }
  return address
}
