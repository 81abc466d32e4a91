/** Header of a PDF, and the bytes where readers look for it (ISO 32000-1, 7.5.2; Adobe's note 13). */
const pdfHeader = '%PDF-';
export const pdfHeaderBytes = 1024;

/** Returns whether a file is a PDF; blank lines or a byte order mark may come before its header. */
export function isPdf(file: Uint8Array): boolean {
  return String.fromCharCode(...file.subarray(0, pdfHeaderBytes)).includes(pdfHeader);
}

/** Days until an uploaded file is deleted; it is processed at once. */
export const uploadedDays = 7;

/** Prefixes of receipts: as uploaded by forms, and after they were checked. */
export const uploadedPrefix = 'uploaded/';
export const storedPrefix = 'kept/';

/** Tag of a checked file that is no invoice's receipt, and the days until such a file is deleted. */
export const unsentTag = { key: 'unsent', value: 'true' } as const;
export const unsentDays = 8;

/** Days that a replaced receipt is kept, to the end of the fifth year after any day (CTN, art. 173). */
export const oldReceiptDays = 6 * 365 + 2;
