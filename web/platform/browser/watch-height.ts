/** Calls back with the height of an element in pixels, now and whenever it changes. Returns a function that stops. */
export function watchHeight(element: HTMLElement, onHeight: (height: number) => void): () => void {
  const observer = new ResizeObserver(() => onHeight(element.offsetHeight))
  observer.observe(element)
  onHeight(element.offsetHeight)
  return () => observer.disconnect()
}
