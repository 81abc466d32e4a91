type Handler = (event: PopStateEvent) => void;

let handler: Handler | undefined;

// The browser calls the window's listeners in the order of their registration, capturing or not, so this one is
// registered before the router renders.
window.addEventListener('popstate', (event) => handler?.(event));

/** Gives Back and Forward to a handler before the router sees them. Returns a function that ends this. */
export function handleBeforeRouter(handle: Handler): () => void {
  handler = handle;
  return () => {
    handler = undefined;
  };
}

/** Returns whether a handler gets Back and Forward before the router. */
export const isHandledBeforeRouter = (): boolean => handler !== undefined;
