import { existsSync } from 'node:fs';
import path from 'node:path';
import type { NamedState } from '#test/screens/state.ts';
import { fileOf } from './take-shot.ts';
import { windowNames, windowOf } from './windows.ts';

const style = `
  body { font: 16px system-ui, sans-serif; margin: 24px; background: #888; }
  section { display: flex; flex-wrap: wrap; gap: 16px; margin-bottom: 32px; align-items: start; }
  h2 { flex-basis: 100%; margin: 0; font-size: 1.1rem; }
  img { display: block; object-fit: cover; object-position: top; background: #fff; }
  .phone { width: 234px; height: 506px; }
  .desktop { width: 640px; height: 400px; }
  .large { width: 192px; height: 506px; }
  .paper { width: 358px; height: 506px; }`;

/** Returns a page with the screenshots of a folder side by side, cut at the bottom and linked to the full picture. */
export function indexPage(states: readonly NamedState[], folder: string): string {
  const sections = states.map(({ name }) => {
    const pictures = windowNames
      .flatMap((window) =>
        windowOf(window).schemes.map((scheme) => ({ window, file: fileOf(name, window, scheme) })),
      )
      .filter(({ file }) => existsSync(path.join(folder, file)))
      .map(
        ({ window, file }) =>
          `<a href="${file}"><img class="${window}" loading="lazy" src="${file}" alt="${file}"></a>`,
      );
    return `<section id="${name}"><h2>${name}</h2>${pictures.join('\n')}</section>`;
  });
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>Screenshots of Vitrine</title><style>${style}</style></head>
<body>
${sections.join('\n')}
</body>
</html>
`;
}
