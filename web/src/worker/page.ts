import { createHandlerBoundToURL } from 'workbox-precaching/createHandlerBoundToURL';
import { hasAllFiles, hasMemberFiles } from './member-files.ts';
import { build } from './worker-build.ts';

/**
 * Uses the mode of `import-whole.ts`, otherwise the browser would load the files twice. Not `modulepreload`: the
 * browser would remember a failed script for the page's own import.
 */
const linkTo = (file: string) =>
  `<${file}>; rel=preload; as=${file.endsWith('.css') ? 'style' : 'fetch'}; crossorigin`;

/** Returns the files that the page at a path starts with, if the files of such screens are cached. */
async function filesOf(pathname: string): Promise<readonly string[]> {
  const ofScreen = build.screenFiles[pathname];
  const bare = build.bareScreenFiles[pathname];
  if (bare) return (await hasMemberFiles()) ? bare : [];
  return ofScreen && (await hasAllFiles()) ? [...build.layoutFiles, ...ofScreen] : [];
}

/** Answers with the app's page. Its header names a private screen's files, so that they load at once. */
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
