import type { Language } from '@overlair/locales'

/** Each language by its own name. Not translated. */
export const languageNames: Readonly<Record<Language, { readonly name: string; readonly short: string }>> = {
  en: { name: 'English', short: 'EN' },
  pl: { name: 'Polski', short: 'PL' },
  uk: { name: 'Українська', short: 'УКР' },
}
