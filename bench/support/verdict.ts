/** Prints whether a goal is met, and returns it. */
export function verdict(isMet: boolean, text: string): boolean {
  console.log(`${isMet ? '✓' : '✗'} ${text}`);
  return isMet;
}
