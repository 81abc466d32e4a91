/**
 * The file types in file dialogs: all pictures, since phones then convert HEIC to JPEG, and the browser encodes them
 * again anyway.
 */
export const acceptedFiles = 'image/*';

/** Returns whether a file may be a picture, by its type. */
export const mayBePicture = ({ type }: Blob): boolean => type.startsWith('image/');
