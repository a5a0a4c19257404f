/** Why a push failed, and what to do, in a sentence or two for people who do not know git. */
export function whyNotSent(error: unknown): string {
  const words = error instanceof Error ? error.message : String(error)
  const [, said] = reasons.find(([pattern]) => pattern.test(words)) ?? []
  return said ? `${said} ${kept}` : `${unknown} ${kept} Git says: ${words.trim()}`
}

const kept = "What you handed in is kept on this computer; nothing is lost."

const unknown = "It could not be sent."

const reasons: [RegExp, string][] = [
  [
    /could not read Username|Authentication failed|Permission denied|403|publickey|terminal prompts disabled/i,
    "The server it is sent to does not recognise you, or does not let you in. Ask whoever looks after the website for access, then press Send again.",
  ],
  [
    /non-fast-forward|fetch first|tip of your current branch is behind/i,
    "Somebody else has added to what you handed in before. Show this to whoever looks after the website: the two have to be merged.",
  ],
  [
    /rejected|declined|protected|denied/i,
    "The server it is sent to has refused it. Show this to whoever looks after the website, or save the content as a file and send them that.",
  ],
  [
    /Could not resolve|unable to access|Could not connect|Connection|timed out|timeout|block timeout|unreachable|does not appear to be a git repository|Could not read from remote/i,
    "The server it is sent to cannot be reached. Check that this computer is online, then press Send again.",
  ],
]
