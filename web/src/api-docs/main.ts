import 'swagger-ui-dist/swagger-ui.css';
import viewerUrl from 'swagger-ui-dist/swagger-ui-bundle.js?url';
import './api-docs.css';

/** Not imported: a module shared with the app would make this page load the app. */
const descriptionUrl = '/api/openapi.json';

/** The viewer's global function. */
declare const SwaggerUIBundle: (options: Readonly<Record<string, unknown>>) => unknown;

const page = document.getElementById('api-docs');

function applyColorScheme(): void {
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const apply = () => document.documentElement.classList.toggle('dark-mode', dark.matches);
  dark.addEventListener('change', apply);
  apply();
}

/** Shows the description of the API. A token that the reader enters stays in the memory of the page. */
function show(): void {
  SwaggerUIBundle({
    domNode: page,
    url: descriptionUrl,
    deepLinking: true,
    filter: true,
    docExpansion: 'list',
    defaultModelsExpandDepth: -1,
    // Its colors have too little contrast on the background of examples.
    syntaxHighlight: { activated: false },
    persistAuthorization: false,
    // No outside service checks the document, and the address cannot open another document.
    validatorUrl: null,
    queryConfigEnabled: false,
    onComplete: () => page?.removeAttribute('aria-busy'),
  });
}

applyColorScheme();
// Loaded as a separate script, as its package ships it: bundled, it would add to the app's first chunk.
const viewer = document.createElement('script');
viewer.src = viewerUrl;
viewer.addEventListener('load', show);
viewer.addEventListener('error', () =>
  page?.replaceChildren('The viewer did not load. Reload the page.'),
);
document.head.append(viewer);
