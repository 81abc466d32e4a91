/** Returns whether a share sheet failed because the user closed it. */
export const wasCancelled = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'AbortError';
