// The small pieces that pages and tables are made of.
export * from './button.tsx'
export * from './choice-controls.tsx'
export * from './dialog.tsx'
export * from './panel.tsx'
