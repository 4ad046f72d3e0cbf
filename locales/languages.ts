export const languages = ['en', 'pl', 'uk'] as const

export type Language = (typeof languages)[number]

/** Returns the first preferred language that we support, or English. Takes browser tags (`pl-PL`) and POSIX locales (`uk_UA.UTF-8`). */
export function pickLanguage(preferred: readonly string[]): Language {
  for (const tag of preferred) {
    const primary = tag.toLowerCase().split(/[-_.@]/)[0]
    const language = languages.find(candidate => candidate === primary)
    if (language) return language
  }
  return 'en'
}
