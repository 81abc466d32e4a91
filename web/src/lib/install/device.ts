/** Returns whether the app runs in its own window, as after installation. */
export const isInstalled = (): boolean =>
  matchMedia('(display-mode: standalone)').matches ||
  // Safari on iOS.
  ('standalone' in navigator && navigator.standalone === true);

/** Returns whether this is an iPhone or an iPad. An iPad claims to be a Mac, but has a touch screen. */
export const isIos = (): boolean =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) ||
  (navigator.userAgent.includes('Macintosh') && navigator.maxTouchPoints > 1);
