/** Fetches a data file of the app. Throws an error with the URL if that fails. */
export async function fetchFile(url: string): Promise<Response> {
  const response = await fetch(url).catch(cause => {
    throw new Error(`${url} could not be fetched`, { cause })
  })
  if (!response.ok) throw new Error(`${url} could not be fetched: ${response.status}`)
  return response
}
