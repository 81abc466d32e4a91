import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import { reloadStyles } from './reload-styles.ts';

interface LazyProps {
  /** Shown until the code is loaded. */
  readonly fallback?: ReactNode;
  /** Where the code does not load. It is tried again when the component is mounted again. */
  readonly onLoadFailure?: () => void;
}

type LazyPart<P> = ComponentType<P & LazyProps> & {
  /** Loads the code before it is shown. */
  readonly load: () => Promise<unknown>;
};

/**
 * Makes a part of a page whose code is loaded when it is first shown, or before. Unlike `lazy`, it may be tried again,
 * and where it fails the rest of the page stays as it is.
 */
export function lazyPart<P extends object>(
  importPart: () => Promise<{ readonly default: ComponentType<P> }>,
): LazyPart<P> {
  let Loaded: ComponentType<P> | undefined;
  const load = async () => {
    if (Loaded) return;
    await reloadStyles();
    Loaded = (await importPart()).default;
  };
  // biome-ignore lint/correctness/noComponentHookFactories: called once per module, never in a render.
  function LazyPart({ fallback = null, onLoadFailure, ...props }: P & LazyProps) {
    const [Shown, setShown] = useState(() => Loaded);
    const fail = useRef(onLoadFailure);
    fail.current = onLoadFailure;

    useEffect(() => {
      let isMounted = true;
      load().then(
        () => {
          if (isMounted) setShown(() => Loaded);
        },
        () => {
          if (isMounted) fail.current?.();
        },
      );
      return () => {
        isMounted = false;
      };
    }, []);

    return Shown ? <Shown {...(props as unknown as P)} /> : fallback;
  }
  return Object.assign(LazyPart, { load });
}
