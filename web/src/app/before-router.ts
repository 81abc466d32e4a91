type Handler = (event: PopStateEvent) => void;

let handler: Handler | undefined;

// Registered before the router renders, since browsers call the window's listeners in that order.
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
