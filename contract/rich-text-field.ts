import { maxRichTextLength } from './rich-text-length.ts';
import { paragraph } from './text.ts';

/** A text of several lines that may hold HTML, of which the tags and escaped characters count. */
export const richTextField = paragraph(maxRichTextLength);
