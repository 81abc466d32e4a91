/** The header of a PDF, and the bytes in which readers look for it (ISO 32000-1, 7.5.2; Adobe's note 13). */
const pdfHeader = '%PDF-';
export const pdfHeaderBytes = 1024;

/** Whether a file is a PDF, by its first bytes: mail programs and banks leave blank lines or a byte order mark before it. */
export function isPdf(file: Uint8Array): boolean {
  return String.fromCharCode(...file.subarray(0, pdfHeaderBytes)).includes(pdfHeader);
}

/** Days that a file is kept that was sent by a form: it is processed at once. */
export const uploadedDays = 7;

/** Where the forms of receipts put files, and where those are that were looked at. */
export const uploadedPrefix = 'uploaded/';
export const keptPrefix = 'kept/';

/** The tag of a kept file that is the receipt of no invoice, and the days after which such a file goes. */
export const unsentTag = { key: 'unsent', value: 'true' } as const;
export const unsentDays = 8;

/**
 * Days that an older version of a sent receipt is kept, unless its invoice is removed first. They reach from any day to the end
 * of the fifth year after it (CTN, art. 173).
 */
export const oldReceiptDays = 6 * 365 + 2;
