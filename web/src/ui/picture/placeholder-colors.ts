import { thumbHashToAverageRGBA, thumbHashToDataURL } from 'thumbhash';

const bytesOf = (placeholder: string) =>
  Uint8Array.from(atob(placeholder), (character) => character.charCodeAt(0));

/** The value that `read` makes of a placeholder; undefined where the placeholder cannot be read. */
function readPlaceholder<T>(placeholder: string, read: (hash: Uint8Array) => T): T | undefined {
  try {
    return read(bytesOf(placeholder));
  } catch {
    return undefined;
  }
}

/** The average colour of an image as a CSS colour, by its placeholder (a ThumbHash in Base64). */
export const averageColorOf = (placeholder: string): string | undefined =>
  readPlaceholder(placeholder, (hash) => {
    const { r, g, b, a } = thumbHashToAverageRGBA(hash);
    const [red, green, blue] = [r, g, b].map((part) => Math.round(part * 255));
    return `rgb(${red} ${green} ${blue} / ${a.toFixed(2)})`;
  });

/** The blurred image as a data URL of about 32 pixels (PNG), by its placeholder (a ThumbHash in Base64). */
export const blurredImageOf = (placeholder: string): string | undefined =>
  readPlaceholder(placeholder, thumbHashToDataURL);
