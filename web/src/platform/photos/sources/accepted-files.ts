/**
 * What a file dialog offers. All pictures, since phones then turn HEIC photos into JPEG, and the browser makes what
 * is sent anew.
 */
export const acceptedFiles = 'image/*';

/** Whether a file, by its type, may be a picture. */
export const mayBePicture = ({ type }: Blob): boolean => type.startsWith('image/');
