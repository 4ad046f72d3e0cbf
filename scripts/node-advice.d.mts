export const withNode: readonly string[]
export function nodeAdvice(name: string, required: number, found: string | undefined, platform: string): string
