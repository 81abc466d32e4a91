/** Replaces line breaks by spaces, since the contract's reasons and notes are one line. */
export const oneLine = (text: string): string => text.replace(/\s+/g, ' ');
