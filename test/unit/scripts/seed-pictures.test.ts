import { readdirSync } from 'node:fs';
import { seedBusinesses } from '#scripts/seed/businesses.ts';
import { pictureKindOf } from '#scripts/seed/pictures/picture-kinds.ts';

describe('the pictures of the demo data', () => {
  it.each([
    ['Café e bolo com qualquer livro', 'book'],
    ['Tapioca de queijo coalho e café coado', 'tapioca'],
    ['Pirarucu de casaca para quatro', 'fish'],
    ['Bolo de rolo tradicional, 500 g', 'roll'],
    ['Cartola com sorvete de nata', 'cartola'],
    ['Torta de frango inteira', 'pie'],
    ['Something else', 'basket'],
  ])('show for "%s" a picture of the kind %s', (title, kind) => {
    expect(pictureKindOf(title, 'basket')).toBe(kind);
  });

  it('are few for each business, so that the seed is fast', () => {
    for (const { picture, offers } of seedBusinesses) {
      if (!picture) continue;
      const kinds = new Set(offers.map(({ title }) => pictureKindOf(title, picture)));
      expect(kinds.size).toBeLessThanOrEqual(9);
    }
  });

  it('are files that exist, and each file is used', () => {
    const used = seedBusinesses.flatMap(({ picture, offers }) =>
      picture
        ? [
            `${picture}-avatar`,
            `${picture}-front`,
            ...offers.map(({ title }) => pictureKindOf(title, picture)),
          ]
        : [],
    );
    const files = readdirSync('scripts/seed/pictures').filter((name) => name.endsWith('.webp'));
    expect([...new Set(used)].map((name) => `${name}.webp`).sort()).toEqual(files.sort());
  });
});
