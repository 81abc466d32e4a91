import { type ComponentType, lazy, useState } from 'react';
import { reloadStyles } from '#web/lib/reload-styles.ts';

type Load = () => Promise<{ readonly default: ComponentType }>;

/** A component whose code is loaded when it is first rendered, or before that. */
export interface Preloadable {
  readonly Component: ComponentType;
  /** Loads the code; rejects where that fails. */
  readonly preload: () => Promise<void>;
}

const resetsOfFailed = new Set<() => void>();

/** Lets components that did not load try again when they are next mounted, style sheets included. */
export function retryFailedLoads(): void {
  for (const reset of resetsOfFailed) reset();
  resetsOfFailed.clear();
}

/**
 * Makes a component of a module that is loaded on demand. A preloaded one renders without suspending:
 * React would show the fallback even for a module that is loaded, and the page 300 ms later.
 */
export function preloadable(importModule: Load): Preloadable {
  let Loaded: ComponentType;
  const load: Load = async () => {
    try {
      await reloadStyles();
      return await importModule();
    } catch (error) {
      // Not at once: React mounts a component that suspended anew, which would load for ever.
      resetsOfFailed.add(() => {
        Loaded = lazy(load);
      });
      throw error;
    }
  };
  Loaded = lazy(load);
  // biome-ignore lint/correctness/noComponentHookFactories: called once per module, never in a render.
  function Component() {
    const [Shown] = useState(() => Loaded);
    return <Shown />;
  }
  return {
    Component,
    preload: async () => {
      Loaded = (await load()).default;
    },
  };
}
