import { type CSSProperties, useEffect, useState } from 'react';

/** The background of a picture until it loads. Decoded in a task per picture, so that the page stays responsive. */
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
      // Without the code, the picture has no placeholder.
      () => undefined,
    );
    return () => {
      isNeeded = false;
    };
  }, [placeholder, isLoaded]);
  return isLoaded ? undefined : style;
}
