const faces = [
  '400 16px "Press Start 2P"',
  '500 16px "Tektur"',
  '700 16px "Tektur"',
  '400 16px "Fira Sans Condensed"',
  '600 16px "Fira Sans Condensed"',
]
/** Measures a text in each font while the app still loads. The first text in a font is slow to lay out on a slow device. */
export function warmUpFonts(): void {
  const context = document.createElement('canvas').getContext('2d')
  if (!context) return
  for (const face of faces)
    document.fonts.load(face).then(
      () =>
        setTimeout(() => {
          context.font = face
          context.measureText('Overlair 1')
        }),
      () => {
        // CSS falls back to another font.
      },
    )
}
