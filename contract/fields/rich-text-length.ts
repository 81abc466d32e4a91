/** Longest stored text in UTF-16 units, HTML included. */
export const maxRichTextLength = 2000;
