import { uploadRoutes } from '#contract/media/upload-routes.ts';
import { keys } from '#lambdas/platform/table/keys.ts';
import { call } from '#test/support/stories/call.ts';
import { aPerson, type Person } from '#test/support/stories/people.ts';
import { changeItem, removeItem } from '#test/support/stories/table.ts';
import { aForm } from '#test/support/stories/upload-forms.ts';

let person: Person;
beforeAll(async () => {
  person = await aPerson();
});

/** Creates a form of the person, and reads its upload. */
async function anUpload() {
  const form = await aForm(person, { area: 'business' });
  const read = () => call(uploadRoutes.getUpload, { as: person, params: { id: form.id } });
  const [, , , ownerId = '', imageId = ''] = form.imageUrl.split('/');
  const imageKey = keys.image(ownerId, imageId);
  return { form, read, imageKey };
}

const notFound = { status: 404, code: 'UPLOAD_NOT_FOUND' };

describe('getUpload', () => {
  it('waits for the file', async () => {
    const { form, read } = await anUpload();
    expect((await read()).body).toEqual({ id: form.id, status: 'pending' });
  });

  it('shows the image once the file is there', async () => {
    const { form, read, imageKey } = await anUpload();
    const { id, imageUrl: url } = form;
    await changeItem(imageKey, { status: 'processing' });
    expect((await read()).body).toEqual({
      id,
      status: 'processing',
      image: { url, status: 'processing' },
    });
    const facts = { width: 1280, height: 960, placeholder: 'YJqGPQw7sFlslqhFafSE+Q6oJ1h2iHB2Rw' };
    await changeItem(imageKey, { status: 'ready', ...facts });
    expect((await read()).body).toEqual({
      id,
      status: 'ready',
      image: { url, ...facts, status: 'ready' },
    });
  });

  it('gives the reason why a picture was refused, and shows no image', async () => {
    const { form, read, imageKey } = await anUpload();
    await changeItem(imageKey, { status: 'refused', reasonCode: 'ANIMATED' });
    expect((await read()).body).toEqual({
      id: form.id,
      status: 'refused',
      reasonCode: 'ANIMATED',
    });
  });

  it('answers 404 after a week, also while it is still stored', async () => {
    const { form, read } = await anUpload();
    const aWeekAgo = new Date(Date.now() - 7 * 24 * 60 * 60 * 1000).toISOString();
    await changeItem(keys.upload(form.id), { createdAt: aWeekAgo });
    expect(await read()).toMatchObject(notFound);
  });

  it('answers 404 when its image is being removed, and when it is gone', async () => {
    const { read, imageKey } = await anUpload();
    await changeItem(imageKey, { status: 'removing' });
    expect(await read()).toMatchObject(notFound);
    await removeItem(imageKey);
    expect(await read()).toMatchObject(notFound);
  });
});
