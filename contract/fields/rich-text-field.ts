import { maxRichTextLength } from './rich-text-length.ts';
import { paragraph } from './text.ts';

/** A text of several lines that may contain HTML. Tags and escaped characters count towards its length. */
export const richTextField = paragraph(maxRichTextLength);
