/** Fetches a data file of the app; the error says which one could not be had. */
export async function fetchFile(address: string): Promise<Response> {
  const response = await fetch(address).catch(cause => {
    throw new Error(`${address} could not be fetched`, { cause })
  })
  if (!response.ok) throw new Error(`${address} could not be fetched: ${response.status}`)
  return response
}
