type Handler = (event: PopStateEvent) => void;

let handler: Handler | undefined;

// The browser calls the listeners of the window in the order of their registration, whether they capture or not. So
// this one is registered before the router renders.
window.addEventListener('popstate', (event) => handler?.(event));

/** Gives Back and Forward to a handler before the router sees them. Returns the function that ends it. */
export function handleBeforeRouter(handle: Handler): () => void {
  handler = handle;
  return () => {
    handler = undefined;
  };
}

/** Whether anything handles Back and Forward before the router. */
export const isHandledBeforeRouter = (): boolean => handler !== undefined;
