const faces = [
  '400 16px "Press Start 2P"',
  '500 16px "Handjet"',
  '700 16px "Handjet"',
  '400 16px "Overlair Digits"',
  '400 16px "Fira Sans Condensed"',
  '600 16px "Fira Sans Condensed"',
]
/** The first word in a font costs a slow device most: each is tried out by itself while the rest of the app is under way. */
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
        // A font that cannot be fetched is no trouble: there is another one behind it.
      },
    )
}
