import { type ComponentType, type ReactNode, use, useEffect, useRef, useState } from 'react';

type ImportModule<P> = () => Promise<{ readonly default: ComponentType<P> }>;

interface Code<P> {
  /** Loads the code before it is shown. A load that failed is tried again by the next call. */
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

/**
 * Lets pages load again that did not. To be called once their failure is shown: React renders anew what has suspended,
 * which would load for ever.
 */
export function forgetFailedPages(): void {
  for (const forget of forgetFailures) forget();
  forgetFailures.clear();
}

/**
 * Makes a page, or what surrounds pages, whose code is loaded when it is first rendered. It suspends meanwhile, and throws
 * where the code does not load. One that was loaded before does not suspend: React would show the page 300 ms later.
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
  /** Where the code does not load. It is loaded again when the component is mounted again. */
  readonly onLoadFailure?: () => void;
}

/**
 * Makes a part of a page whose code is loaded when it is first shown. It does not suspend, and where its code does not
 * load, the rest of the page stays as it is.
 */
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
