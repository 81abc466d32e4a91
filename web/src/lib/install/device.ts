/** Whether the app runs in a window of its own, as it does once it is installed. */
export const isInstalled = (): boolean =>
  matchMedia('(display-mode: standalone)').matches ||
  // Safari on iOS.
  ('standalone' in navigator && navigator.standalone === true);

/** Whether this is an iPhone or an iPad. An iPad says that it is a Mac, but has a touch screen. */
export const isIos = (): boolean =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) ||
  (navigator.userAgent.includes('Macintosh') && navigator.maxTouchPoints > 1);
