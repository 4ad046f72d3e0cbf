import type { Language } from '@overlair/locales'

/** Languages by their own names, which no translation changes. */
export const languageNames: Readonly<Record<Language, { readonly name: string; readonly short: string }>> = {
  en: { name: 'English', short: 'EN' },
  pl: { name: 'Polski', short: 'PL' },
  uk: { name: 'Українська', short: 'УКР' },
}
