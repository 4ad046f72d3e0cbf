export const languages = ['en', 'pl', 'uk'] as const

export type Language = (typeof languages)[number]

/** The first language that we have among those a person prefers: browser tags (`pl-PL`) or a POSIX locale (`uk_UA.UTF-8`). */
export function pickLanguage(preferred: readonly string[]): Language {
  for (const tag of preferred) {
    const primary = tag.toLowerCase().split(/[-_.@]/)[0]
    const language = languages.find(candidate => candidate === primary)
    if (language) return language
  }
  return 'en'
}
