/** An error that the user can correct. Its message is one sentence with the problem and the remedy. */
export class UserError extends Error {}

/** Returns the sentence to print for a thrown value. */
export function sentenceOf(thrown: unknown): string {
  if (!(thrown instanceof Error)) return String(thrown);
  const first = thrown.message.split('\n').find((line) => line.trim() !== '') ?? thrown.name;
  return thrown instanceof UserError ? thrown.message : `Unexpected: ${first.trim()}`;
}
