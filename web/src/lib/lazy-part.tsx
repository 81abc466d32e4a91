import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';

interface LazyProps {
  /** Shown until the code is loaded. */
  readonly fallback?: ReactNode;
  /** Where the code does not load. It is tried again when the component is mounted again. */
  readonly onLoadFailure?: () => void;
}

/** Vite's loader adds each style sheet once, also where it did not load. */
function reloadStyles(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')) {
    if (!link.sheet) link.replaceWith(link.cloneNode());
  }
}

/**
 * Makes a part of a page whose code is loaded when it is first shown. Unlike `lazy`, it may be tried again, and where
 * it fails the rest of the page stays as it is.
 */
export function lazyPart<P extends object>(
  load: () => Promise<{ readonly default: ComponentType<P> }>,
): ComponentType<P & LazyProps> {
  let Loaded: ComponentType<P> | undefined;
  let hasFailed = false;
  // biome-ignore lint/correctness/noComponentHookFactories: called once per module, never in a render.
  return function LazyPart({ fallback = null, onLoadFailure, ...props }: P & LazyProps) {
    const [Shown, setShown] = useState(() => Loaded);
    const fail = useRef(onLoadFailure);
    fail.current = onLoadFailure;

    useEffect(() => {
      if (Loaded) return setShown(() => Loaded);
      let isMounted = true;
      if (hasFailed) reloadStyles();
      load().then(
        (module) => {
          Loaded = module.default;
          if (isMounted) setShown(() => Loaded);
        },
        () => {
          hasFailed = true;
          if (isMounted) fail.current?.();
        },
      );
      return () => {
        isMounted = false;
      };
    }, []);

    return Shown ? <Shown {...(props as unknown as P)} /> : fallback;
  };
}
