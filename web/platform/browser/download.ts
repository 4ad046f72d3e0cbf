/** Downloads a value as a JSON file. */
export const downloadJson = (name: string, value: unknown): void =>
  downloadText(name, JSON.stringify(value, null, 2), 'application/json')

export function downloadText(name: string, text: string, type: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type }))
  link.download = name
  link.click()
  URL.revokeObjectURL(link.href)
}
