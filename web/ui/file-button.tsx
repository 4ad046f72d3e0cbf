import type { ComponentChildren } from 'preact'
import './file-button.css'

interface FileButtonProps {
  readonly onFile: (file: File) => void
  readonly children: ComponentChildren
}
/** Lets the player choose a JSON file. */
export const FileButton = ({ onFile, children }: FileButtonProps) => (
  <label class="button file-button">
    {children}
    <input
      class="visually-hidden"
      type="file"
      accept="application/json,.json"
      onChange={({ currentTarget }) => {
        const file = currentTarget.files?.[0]
        if (file) onFile(file)
        // So the same file can be chosen again.
        currentTarget.value = ''
      }}
    />
  </label>
)
