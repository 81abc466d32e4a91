/**
 * Names the version of this page's code: the address of its first script, whose name has a hash of its content, and
 * with it of the names of all other scripts.
 */
export const codeVersion = (): string =>
  document.querySelector<HTMLScriptElement>('script[type="module"]')?.src ?? '';
