import { createHandlerBoundToURL } from 'workbox-precaching/createHandlerBoundToURL';
import { hasMemberFiles } from './member-files.ts';
import { build } from './worker-build.ts';

/**
 * In the mode of `import-whole.ts`, or the browser would load them twice. Not `modulepreload`: the browser would remember
 * a script that fails, and the page's own import would find that.
 */
const linkTo = (file: string) =>
  `<${file}>; rel=preload; as=${file.endsWith('.css') ? 'style' : 'fetch'}; crossorigin`;

/** The files that the page at a path starts with, where those of private screens are kept. */
async function filesOf(pathname: string): Promise<readonly string[]> {
  const ofScreen = build.screenFiles[pathname];
  if (!ofScreen || !(await hasMemberFiles())) return [];
  return [...build.layoutFiles, ...ofScreen];
}

/**
 * Answers with the page of the app. For a private screen, names its files in the header: the browser then loads them at
 * once, and not after it has run the script that every page starts with.
 */
export function pageHandler(): ReturnType<typeof createHandlerBoundToURL> {
  const answer = createHandlerBoundToURL('/index.html');
  return async (options) => {
    const [page, files] = await Promise.all([answer(options), filesOf(options.url.pathname)]);
    if (files.length === 0) return page;
    const headers = new Headers(page.headers);
    headers.append('Link', files.map(linkTo).join(', '));
    return new Response(page.body, { headers });
  };
}
