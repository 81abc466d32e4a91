import type { Plugin } from 'vite';

/** Serves the page of the API's description at `/api-docs` while developing, as the edge does. */
export function apiDocsPath(): Plugin {
  return {
    name: 'api-docs-path',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use((request, _response, next) => {
        request.url = request.url?.replace(/^\/api-docs\/?(?=\?|$)/, '/api-docs.html');
        next();
      });
    },
  };
}
