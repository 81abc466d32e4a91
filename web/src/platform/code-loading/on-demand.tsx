import { type ComponentType, type ReactNode, use, useEffect, useRef, useState } from 'react';

type ImportModule<P> = () => Promise<{ readonly default: ComponentType<P> }>;

interface Code<P> {
  /** Loads the code before it is shown. After a failure, the next call tries again. */
  readonly load: () => Promise<ComponentType<P>>;
  loaded?: ComponentType<P>;
}

function codeOf<P>(importModule: ImportModule<P>): Code<P> {
  const code: Code<P> = {
    load: async () => {
      code.loaded ??= (await importModule()).default;
      return code.loaded;
    },
  };
  return code;
}

const forgetFailures = new Set<() => void>();

/** Lets failed pages load again. Call it once the failure is shown: otherwise React would load them forever. */
export function forgetFailedPages(): void {
  for (const forget of forgetFailures) forget();
  forgetFailures.clear();
}

/**
 * Makes a page or layout whose code is loaded when first rendered. It suspends while loading, and throws if that fails.
 * Code that is already loaded does not suspend, since React would show the page 300 ms later.
 */
export function pageOnDemand<P extends object>(importPage: ImportModule<P>) {
  const code = codeOf(importPage);
  let loading: Promise<ComponentType<P>> | undefined;
  const forget = () => {
    loading = undefined;
  };
  const start = () => {
    loading = code.load();
    loading.catch(() => forgetFailures.add(forget));
    return loading;
  };
  // biome-ignore lint/correctness/noComponentHookFactories: called once per module, never in a render.
  function Page(props: P) {
    const Loaded = code.loaded ?? use(loading ?? start());
    return <Loaded {...props} />;
  }
  return Object.assign(Page, { load: code.load });
}

interface PartProps {
  /** Shown until the code is loaded. */
  readonly fallback?: ReactNode;
  /** Called if the code does not load. It is loaded again when the component is mounted again. */
  readonly onLoadFailure?: () => void;
}

/** Makes a part whose code is loaded when first shown. It neither suspends nor throws, so the page stays. */
export function partOnDemand<P extends object>(importPart: ImportModule<P>) {
  const code = codeOf(importPart);
  // biome-ignore lint/correctness/noComponentHookFactories: called once per module, never in a render.
  function Part({ fallback = null, onLoadFailure, ...props }: P & PartProps) {
    const [Loaded, setLoaded] = useState(() => code.loaded);
    const fail = useRef(onLoadFailure);
    fail.current = onLoadFailure;

    useEffect(() => {
      let isMounted = true;
      code.load().then(
        (loaded) => isMounted && setLoaded(() => loaded),
        () => isMounted && fail.current?.(),
      );
      return () => {
        isMounted = false;
      };
    }, []);

    return Loaded ? <Loaded {...(props as unknown as P)} /> : fallback;
  }
  return Object.assign(Part, { load: code.load });
}
