import { type CSSProperties, useEffect, useState } from 'react';

/**
 * The background of a picture until it has loaded: its average colour and a blurred image of it. Only pages with
 * pictures load the code. Each is decoded in a task of its own, so that a page of many pictures answers to touches
 * meanwhile.
 */
export function usePlaceholder(
  placeholder: string | undefined,
  isLoaded: boolean,
): CSSProperties | undefined {
  const [style, setStyle] = useState<CSSProperties>();
  useEffect(() => {
    if (!placeholder || isLoaded) return;
    let isNeeded = true;
    import('./placeholder-style.ts').then(
      ({ placeholderStyle }) =>
        setTimeout(() => isNeeded && setStyle(placeholderStyle(placeholder))),
      // Where the code does not load, the picture comes without.
      () => undefined,
    );
    return () => {
      isNeeded = false;
    };
  }, [placeholder, isLoaded]);
  return isLoaded ? undefined : style;
}
