// Basic components of pages and tables.
export * from './button.tsx'
export * from './choice-controls.tsx'
export * from './dialog.tsx'
export * from './panel.tsx'
