import sharp from 'sharp';

const operation = ['VipsForeignLoadSvg'];

/** Lets sharp read the product's own SVG in this file: other tests of the process load the server's refusal of it. */
export function allowSvg(): void {
  beforeAll(() => sharp.unblock({ operation }));
  afterAll(() => sharp.block({ operation }));
}
