import type { CSSProperties } from 'react';
import { thumbHashToAverageRGBA, thumbHashToDataURL } from 'thumbhash';

/** Returns the average colour and blurred PNG of a ThumbHash in Base64 as styles; undefined if invalid. */
export function placeholderStyle(placeholder: string): CSSProperties | undefined {
  try {
    const hash = Uint8Array.from(atob(placeholder), (character) => character.charCodeAt(0));
    const { r, g, b, a } = thumbHashToAverageRGBA(hash);
    const [red, green, blue] = [r, g, b].map((part) => Math.round(part * 255));
    return {
      backgroundColor: `rgb(${red} ${green} ${blue} / ${a.toFixed(2)})`,
      backgroundImage: `url(${thumbHashToDataURL(hash)})`,
      backgroundSize: 'cover',
    };
  } catch {
    return undefined;
  }
}
