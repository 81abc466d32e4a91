import { createHandlerBoundToURL } from 'workbox-precaching/createHandlerBoundToURL';
import { hasMemberFiles } from './member-files.ts';
import { build } from './worker-build.ts';

/** As Vite's own links: with another mode, the browser would load a style sheet twice. */
const linkTo = (file: string) =>
  `<${file}>; rel=${file.endsWith('.css') ? 'preload; as=style; crossorigin' : 'modulepreload'}`;

/** The files that the page at a path starts with, where those of private screens are kept. */
async function filesOf(pathname: string): Promise<readonly string[]> {
  const ofScreen = build.screenFiles[pathname];
  if (!ofScreen || !(await hasMemberFiles())) return [];
  const ofEveryPage = build.startFiles.filter(({ revision }) => revision === null);
  return [...ofEveryPage.map(({ url }) => url), ...build.layoutFiles, ...ofScreen];
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
