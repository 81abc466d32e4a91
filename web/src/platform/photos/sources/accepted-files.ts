/** All pictures, since phones then convert HEIC to JPEG, and the browser encodes each picture again. */
export const acceptedFiles = 'image/*';

/** Returns whether a file may be a picture, by its type. */
export const mayBePicture = ({ type }: Blob): boolean => type.startsWith('image/');
