import { type ComponentType, lazy, useState } from 'react';

type Load = () => Promise<{ readonly default: ComponentType }>;

/** A component whose code is loaded when it is first rendered, or before that. */
export interface Preloadable {
  readonly Component: ComponentType;
  /** Loads the code; rejects where that fails. */
  readonly preload: () => Promise<void>;
}

/**
 * Makes a component of a module that is loaded on demand. A preloaded one renders without suspending:
 * React would show the fallback even for a module that is loaded, and the page 300 ms later.
 */
export function preloadable(load: Load): Preloadable {
  let Loaded: ComponentType = lazy(load);
  // biome-ignore lint/correctness/noComponentHookFactories: called once per module, never in a render.
  function Component() {
    const [Shown] = useState(() => Loaded);
    return <Shown />;
  }
  return {
    Component,
    preload: async () => {
      const loading = load();
      // A failure is thrown where the component renders: a second attempt would show it without styles.
      Loaded = lazy(() => loading);
      Loaded = (await loading).default;
    },
  };
}
