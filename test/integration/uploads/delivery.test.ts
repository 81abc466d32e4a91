import { variantOf } from '#contract/media/image-variants.ts';
import { imageKeyOf } from '#contract/media/images.ts';
import { sendToStage } from '#test/support/stories/call.ts';
import { aPerson } from '#test/support/stories/people.ts';
import { aForm, storeFile } from '#test/support/stories/uploads.ts';

let imageUrl: string;
beforeAll(async () => {
  ({ imageUrl } = await aForm(await aPerson(), { area: 'business' }));
});

describe('the delivery of images', () => {
  it.each(['uncompressed', 'withheld'])(
    'serves nothing of the folder %s, however its path is written',
    async (folder) => {
      const path = imageUrl.replace('business/', `business/${folder}/`);
      await storeFile(imageKeyOf(path), Buffer.from('not public'));
      const encoded = `%${folder.charCodeAt(0).toString(16)}${folder.slice(1)}`;
      for (const part of [folder, encoded, `/${folder}`, `./${folder}`]) {
        const written = path.replace(folder, part);
        const { status, headers, text } = await sendToStage('GET', written);
        expect([written, status]).toEqual([written, 403]);
        expect(text).not.toContain('not public');
        expect(headers['cache-control']).toBeUndefined();
      }
    },
  );

  it('accepts no upload, and does not reveal whether an image exists', async () => {
    for (const method of ['GET', 'PUT', 'POST', 'DELETE']) {
      const { status } = await sendToStage(method, variantOf(imageUrl, 320, 'avif'), {
        text: method === 'GET' ? undefined : 'x',
      });
      expect([method, status]).toEqual([method, 403]);
    }
  });
});
