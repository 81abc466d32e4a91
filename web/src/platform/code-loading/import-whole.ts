/** Loaded or loading scripts and style sheets by path; initially the ones in the page's HTML. */
const loads = new Map<string | null, Promise<void>>(
  Array.from(
    document.querySelectorAll('script[type=module], link[rel=modulepreload], link[rel=stylesheet]'),
    (element) => [element.getAttribute('src') ?? element.getAttribute('href'), Promise.resolve()],
  ),
);

/** Loads a script into the browser's cache for a later import. */
async function loadScript(path: string): Promise<void> {
  const response = await fetch(path);
  // The connection may break in the middle of the file.
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`Status ${response.status}`);
}

/** Adds a style sheet to the page. Replaces a failed one in its place, since the order of rules depends on it. */
function loadStyles(path: string): Promise<void> {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.crossOrigin = '';
  link.href = path;
  const failed = document.querySelector(`link[rel=stylesheet][href="${path}"]`);
  if (failed) failed.replaceWith(link);
  else document.head.append(link);
  return new Promise((resolve, reject) => {
    link.onload = () => resolve();
    link.onerror = reject;
  });
}

function loadOnce(path: string): Promise<void> {
  const known = loads.get(path);
  if (known) return known;
  const load = path.endsWith('.css') ? loadStyles(path) : loadScript(path);
  const loading = load.catch((cause) => {
    loads.delete(path);
    // The message of a browser.
    throw new TypeError(`Failed to fetch dynamically imported module: ${path}`, { cause });
  });
  loads.set(path, loading);
  return loading;
}

/**
 * Imports a module after loading all files that it needs. Browsers remember a failed import until the page is reloaded,
 * so a file that does not load must not reach one. The build wraps each `import()` with this, with the built paths of
 * the files. Rejects with a TypeError if a file does not load; the next call tries again.
 */
export async function importWhole<T>(
  importModule: () => Promise<T>,
  files: readonly string[] = [],
): Promise<T> {
  await Promise.all(files.map((file) => loadOnce(`/${file}`)));
  return importModule();
}
