/** A text as one line, which the contract asks of reasons and notes: line breaks become spaces. */
export const oneLine = (text: string): string => text.replace(/\s+/g, ' ');
