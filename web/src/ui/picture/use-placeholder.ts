import { type CSSProperties, useEffect, useState } from 'react';

/**
 * The background of a picture until it has loaded: its average colour and a blurred image. Loaded on demand. Each is
 * decoded in a separate task, so that a page with many pictures stays responsive.
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
      // Without the code, the picture has no placeholder.
      () => undefined,
    );
    return () => {
      isNeeded = false;
    };
  }, [placeholder, isLoaded]);
  return isLoaded ? undefined : style;
}
