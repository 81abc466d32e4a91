/**
 * Something the person at the keyboard can put right. The message is one sentence that says what
 * happened and what to do; it is all that a command prints of it.
 */
export class UserError extends Error {}

/** The sentence to show for whatever was thrown; never a stack trace. */
export function sentenceOf(thrown: unknown): string {
  if (!(thrown instanceof Error)) return String(thrown);
  const first = thrown.message.split('\n').find((line) => line.trim() !== '') ?? thrown.name;
  return thrown instanceof UserError ? thrown.message : `Unexpected: ${first.trim()}`;
}
