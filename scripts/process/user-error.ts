/** An error that the user can correct. Its message is one sentence that states the problem and the remedy. */
export class UserError extends Error {}

/** The sentence to print for a thrown value, without a stack trace. */
export function sentenceOf(thrown: unknown): string {
  if (!(thrown instanceof Error)) return String(thrown);
  const first = thrown.message.split('\n').find((line) => line.trim() !== '') ?? thrown.name;
  return thrown instanceof UserError ? thrown.message : `Unexpected: ${first.trim()}`;
}
