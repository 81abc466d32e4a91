/** Returns whether sharing ended because the user closed the share sheet, or tapped again while it was opening. */
export const wasCancelled = (error: unknown): boolean =>
  /^(Abort|InvalidState)Error/.test(String(error));
