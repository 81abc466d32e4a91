import { readFileSync } from 'node:fs';
import path from 'node:path';
import { checkout } from '#scripts/stage/checkout.ts';

const textOf = (file: string) => readFileSync(path.join(checkout, file), 'utf8');

describe('the endpoints in containers', () => {
  const images = [...textOf('docker-compose.yml').matchAll(/image: (\S+):(\S+)/g)];

  it('have versions, so that they do not change by themselves', () => {
    expect(images).not.toHaveLength(0);
    for (const [, , version] of images) expect(version).toMatch(/^\d+\.\d+\.\d+$/);
  });

  it('have the version of the built-in endpoint, where they are the same', () => {
    const [, builtIn] =
      /^ministack\S*==(\S+)$/m.exec(textOf('scripts/local-endpoint/requirements.txt')) ?? [];
    expect(images.map(([image]) => image)).toContain(`image: ministackorg/ministack:${builtIn}`);
  });
});
