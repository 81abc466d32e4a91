import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { siteFiles } from '#scripts/site/site-files.ts';
import { temporaryFolder } from '#test/support/temporary-folder.ts';

describe('the files of a built site', () => {
  const folder = path.join(temporaryFolder(), 'a site');
  for (const name of ['index.html', 'static/app-1a2b.js', 'assets/i18n/pt.json', 'icon.svg']) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), 'x');
  }
  const files = new Map(siteFiles(folder).map((file) => [file.key, file]));

  it('keep for a year what has a hash in its name, and revalidate all else', () => {
    expect(files.get('static/app-1a2b.js')?.cacheControl).toContain('max-age=31536000');
    expect(files.get('index.html')?.cacheControl).toBe('no-cache');
    expect(files.get('assets/i18n/pt.json')?.cacheControl).toBe('no-cache');
  });

  it('say what they are', () => {
    expect(files.get('static/app-1a2b.js')?.contentType).toBe('text/javascript; charset=utf-8');
    expect(files.get('index.html')?.contentType).toBe('text/html; charset=utf-8');
    expect(files.get('icon.svg')?.contentType).toBe('image/svg+xml; charset=utf-8');
  });

  it('end with the page that names the others', () => {
    expect([...files.keys()].at(-1)).toBe('index.html');
  });
});
