// How people get the Node that the project needs.

/** Platforms for which npm installs Node 24 as an optional dependency: package.json. */
export const withNode = ['darwin-x64', 'linux-arm64', 'linux-x64']

/** Says what is wrong, and what to do on this platform. */
export function nodeAdvice(name, required, found, platform) {
  const wrong = `${name} needs Node ${required} or newer; found ${found || 'none'}.`
  if (withNode.includes(platform))
    return `${wrong} npm installs it here, but has not: run npm install --include=optional, then the command again.`
  if (/^(darwin|linux)-/.test(platform))
    return `${wrong} npm has none for ${platform}: install it from https://nodejs.org and run the command again.`
  return `${wrong} This is ${platform}; supported are Linux and macOS, on x64 and arm64. On Windows use WSL.`
}
