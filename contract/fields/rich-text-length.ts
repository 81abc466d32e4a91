/** The most UTF-16 units of a stored text, its HTML included. */
export const maxRichTextLength = 2000;
