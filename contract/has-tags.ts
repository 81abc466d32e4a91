/** Whether a text is shown as HTML: it has something that may be a tag. */
export function hasTags(text: string): boolean {
  return /<[a-z!/?]/i.test(text);
}
