const secondsOfYear = 31_536_000;

/** Writes a cookie of the whole site for a year; browsers may end it earlier, Safari after a week. */
export function writeCookie(name: string, value: string): void {
  const secure = location.protocol === 'https:' ? ';Secure' : '';
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: Chrome 90 and Safari 15 have no Cookie Store.
    document.cookie = `${name}=${value};Max-Age=${secondsOfYear};Path=/;SameSite=Lax${secure}`;
  } catch {
    // A frame without the site's origin has no cookies.
  }
}
