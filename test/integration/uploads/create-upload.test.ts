import { HeadObjectCommand } from '@aws-sdk/client-s3';
import { businessRoutes } from '#contract/businesses/routes.ts';
import { imageAreas } from '#contract/media/images.ts';
import { uploadRoutes } from '#contract/media/upload-routes.ts';
import { maxUploadBytes, uploadTypes } from '#contract/media/uploads.ts';
import { ownerIdOfUser } from '#lambdas/media/images/stored-image.ts';
import { keys } from '#lambdas/platform/table/keys.ts';
import { aPictureOf } from '#test/support/pictures.ts';
import {
  aBusinessBody,
  anActiveBusiness,
  aRegisteredBusiness,
  decideAsStaff,
  suspend,
} from '#test/support/stories/businesses.ts';
import { call } from '#test/support/stories/call.ts';
import { aPerson, type Person } from '#test/support/stories/people.ts';
import { sendUntilAnswered } from '#test/support/stories/send-until-answered.ts';
import { writeItem } from '#test/support/stories/table.ts';
import {
  aForm,
  anUploadInput,
  imagesBucketName,
  sendForm,
  storage,
} from '#test/support/stories/upload-forms.ts';

const { createUpload } = uploadRoutes;
let person: Person;
beforeAll(async () => {
  person = await aPerson();
});

const bytes = (size: number) => Buffer.alloc(size, 1);

/** Size and content type of a stored file; undefined if there is none. */
async function fileAt(Key = '') {
  try {
    const { ContentLength, ContentType } = await storage().send(
      new HeadObjectCommand({ Bucket: imagesBucketName(), Key }),
    );
    return { size: ContentLength, contentType: ContentType };
  } catch (error) {
    if ((error as Error).name === 'NotFound') return undefined;
    throw error;
  }
}

describe('createUpload', () => {
  it.each(uploadTypes)('gives a form that stores one file of %s', async (contentType) => {
    const { owner, business } = await aRegisteredBusiness();
    // Only the file of a valid picture stays after the processing.
    const picture = await aPictureOf(contentType);
    const { status, headers, body } = await call(createUpload, {
      as: owner,
      body: anUploadInput({ area: 'shop', contentType, size: picture.length }),
    });
    expect(status).toBe(201);
    expect(headers.location).toBe(`/api/uploads/${body.id}`);
    expect(body.fields['key']).toBe(`shop/uncompressed/${business.id}/${body.id}`);
    const path = new RegExp(`^/images/shop/${business.id}/img_\\w{26}$`);
    expect(body.imageUrl).toMatch(path);
    // Nobody can derive the original from the image: the random parts of the two ids have nothing in common.
    expect(body.imageUrl?.slice(-16)).not.toBe(body.id.slice(-16));
    expect(await sendForm(body, picture)).toEqual({ status: 204, code: undefined });
    expect(await fileAt(body.fields['key'])).toEqual({ size: picture.length, contentType });
  });

  it('is for an avatar before there is a business, and for the business afterwards', async () => {
    const person = await aPerson();
    const before = await aForm(person, { area: 'business' });
    expect(before.imageUrl).toContain(`/business/${ownerIdOfUser(person.userId)}/`);
    const { body: business } = await call(businessRoutes.createBusiness, {
      as: person,
      body: aBusinessBody(person),
    });
    const after = await aForm(person, { area: 'business' });
    expect(after.imageUrl).toContain(`/business/${business.id}/`);
  });

  it('gives forms for the avatar only to a business that may not publish', async () => {
    const rejected = await aRegisteredBusiness();
    await decideAsStaff(rejected.business.id, 'reject');
    const suspended = await anActiveBusiness();
    await suspend(suspended);
    for (const { owner } of [rejected, suspended]) {
      const outcomes = await sendUntilAnswered(
        imageAreas.map((area) => [createUpload, { as: owner, body: anUploadInput({ area }) }]),
      );
      expect(outcomes).toEqual([201, 'BUSINESS_NOT_ACTIVE', 'BUSINESS_NOT_ACTIVE']);
    }
  });

  it.each([
    ['area', { area: 'avatar' }],
    ['size', { size: maxUploadBytes + 1 }],
  ])('refuses the %s in %j', async (path, wrong) => {
    const { status, code, errors } = await call(createUpload, {
      as: person,
      body: { ...anUploadInput({ area: 'business' }), ...wrong },
    });
    expect({ status, code }).toEqual({ status: 400, code: 'VALIDATION_FAILED' });
    expect(errors).toEqual([{ path, code: expect.any(String) }]);
  });

  it('says how long the hourly limit lasts', async () => {
    const person = await aPerson();
    for (const at of [Date.now(), Date.now() + 3_600_000]) {
      const hour = new Date(at).toISOString().slice(0, 13);
      await writeItem(keys.uploadsOfHour(person.userId, hour), { periodCount: 20 });
    }
    const { status, headers } = await call(createUpload, {
      as: person,
      body: anUploadInput({ area: 'business' }),
    });
    expect(status).toBe(429);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect(Number(headers['retry-after'])).toBeLessThanOrEqual(3600);
  });
});

describe('the form of createUpload', () => {
  it('accepts ten MiB, and not one byte more', async () => {
    const form = await aForm(person, { area: 'business', size: maxUploadBytes });
    const tooLarge = await sendForm(form, bytes(maxUploadBytes + 1));
    expect(tooLarge).toEqual({ status: 400, code: 'EntityTooLarge' });
    expect(await fileAt(form.fields['key'])).toBeUndefined();
    expect((await sendForm(form, bytes(maxUploadBytes))).status).toBe(204);
  });

  it.each([
    ['more bytes than declared', bytes(1001), {}],
    ['no bytes', bytes(0), {}],
    ['no file', undefined, {}],
    ['another content type', bytes(1000), { 'Content-Type': 'text/html' }],
    ['no content type', bytes(1000), { 'Content-Type': undefined }],
    ['no key', bytes(1000), { key: undefined }],
    ['another bucket', bytes(1000), { bucket: 'another' }],
    ['no signature', bytes(1000), { 'X-Amz-Signature': undefined }],
    ['public access', bytes(1000), { acl: 'public-read' }],
    ['a redirection', bytes(1000), { success_action_redirect: 'https://evil.test/' }],
  ])('stores nothing with %s', async (_, file, changes) => {
    const form = await aForm(person, { area: 'business' });
    const { status } = await sendForm(form, file, changes);
    expect([400, 403]).toContain(status);
    expect(await fileAt(form.fields['key'])).toBeUndefined();
  });

  it('stores nothing under another key: of another upload, another business or a finished image', async () => {
    const [own, other] = [await anActiveBusiness(), await anActiveBusiness()];
    const [form, next, foreign] = [
      await aForm(own.owner),
      await aForm(own.owner),
      await aForm(other.owner),
    ];
    const image = `${form.imageUrl.slice('/images/'.length)}/320.webp`;
    for (const key of [next.fields['key'], foreign.fields['key'], image]) {
      expect(await sendForm(form, bytes(1000), { key })).toMatchObject({ status: 403 });
      expect(await fileAt(key)).toBeUndefined();
    }
  });
});
