/** The scripts and style sheets that are loaded or being loaded, by path: at first what the page itself names. */
const loads = new Map<string | null, Promise<void>>(
  Array.from(
    document.querySelectorAll('script[type=module], link[rel=modulepreload], link[rel=stylesheet]'),
    (element) => [element.getAttribute('src') ?? element.getAttribute('href'), Promise.resolve()],
  ),
);

/** Loads a script into the cache of the browser, where its import then finds it. */
async function loadScript(path: string): Promise<void> {
  const response = await fetch(path);
  // A connection may be lost within the file.
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`Status ${response.status}`);
}

/** Adds a style sheet to the page. One that did not load is replaced in its place, on which the order of rules depends. */
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
    // As a browser says it.
    throw new TypeError(`Failed to fetch dynamically imported module: ${path}`, { cause });
  });
  loads.set(path, loading);
  return loading;
}

/**
 * Imports a module once all files that it needs are loaded. Browsers remember an import that failed until the page is
 * loaded anew, so a file that does not load must not reach one. The build puts this around each `import()`, with the
 * files by their path in the build. Rejects with a TypeError where one does not load; the next call tries it again.
 */
export async function importWhole<T>(
  importModule: () => Promise<T>,
  files: readonly string[] = [],
): Promise<T> {
  await Promise.all(files.map((file) => loadOnce(`/${file}`)));
  return importModule();
}
