import { type CSSProperties, useEffect, useMemo, useState } from 'react';
import { averageColorOf, blurredImageOf } from './placeholder-colors.ts';

/**
 * The background of a picture until it has loaded: the average colour, which costs nothing, then the blurred image.
 * Each is decoded in a task of its own, so that a page of many pictures answers to touches meanwhile.
 */
export function usePlaceholder(
  placeholder: string | undefined,
  isLoaded: boolean,
): CSSProperties | undefined {
  const [blurred, setBlurred] = useState<string>();
  const color = useMemo(() => placeholder && averageColorOf(placeholder), [placeholder]);
  useEffect(() => {
    if (!placeholder || isLoaded) return;
    const timer = setTimeout(() => setBlurred(blurredImageOf(placeholder)));
    return () => clearTimeout(timer);
  }, [placeholder, isLoaded]);
  if (isLoaded || !color) return undefined;
  return {
    backgroundColor: color,
    ...(blurred && { backgroundImage: `url(${blurred})`, backgroundSize: 'cover' }),
  };
}
