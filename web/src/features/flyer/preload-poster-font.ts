import posterFont from '@fontsource/sofia-sans-extra-condensed/files/sofia-sans-extra-condensed-latin-900-normal.woff2?url';
import { preload } from 'react-dom';

/** Loads the font of prices before the style sheet needs it. Only for pages that open with prices. */
export const preloadPosterFont = (): void =>
  preload(posterFont, { as: 'font', crossOrigin: 'anonymous' });
