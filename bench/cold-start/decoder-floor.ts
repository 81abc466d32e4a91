import sharp from 'sharp';
import { removeFile } from './files-floor.ts';
import { handlerOf } from './floor.ts';

/** The baseline of the picture Lambda: it loads the decoder and removes a file. */
export const handler = handlerOf(async () => [await removeFile(), sharp.versions.sharp]);
