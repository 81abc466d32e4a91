import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  UploadPartCommand,
  type UploadPartCommandInput,
} from '@aws-sdk/client-s3';
import { contentOf } from '#lambdas/accounts/exports/make-export.ts';
import { type Key, keys } from '#lambdas/platform/table/keys.ts';
import { businessId } from '#test/support/builders/a-business.ts';
import { anOffer } from '#test/support/builders/an-offer.ts';
import { ownerId } from '#test/support/builders/people.ts';
import {
  contentFor,
  exportIsUnderWay,
  exportingOwner,
  runExportInParts,
  runExportJob,
  s3Mock,
  underWay,
} from '#test/support/file-jobs.ts';
import { stopDateAt } from '#test/support/fixed-clock.ts';
import { beforeRequest, itemAt, putItems } from '#test/support/memory-table/table.ts';
import { failed, succeeded } from '#test/support/mocked-queue.ts';
import { stored } from '#test/support/stored.ts';

beforeEach(exportIsUnderWay);

describe('a business with more offers than one page and one part hold', () => {
  const count = 300;
  // Longer than the form allows, so that few offers fill several parts.
  const moreDetails = 'pão '.repeat(20_000);
  const offerIdOf = (number: number) =>
    `off_01K9C1B2C3D4E5F6G7H8J${String(number).padStart(5, '0')}`;
  let read = 0;

  beforeEach(() => {
    for (let number = 0; number < count; number += 1) {
      const offer = anOffer({ id: offerIdOf(number), moreDetails });
      putItems(stored.offer(offer), { ...keys.offerOfBusiness(businessId, offer.id) });
    }
    read = 0;
    beforeRequest(({ command, input }) => {
      if (command !== 'BatchGet') return undefined;
      const { 'table-of-test': batch } = input['RequestItems'] as Record<string, { Keys: Key[] }>;
      read += batch?.Keys.filter(({ SK }) => SK === 'OFFER').length ?? 0;
      return undefined;
    });
  });

  it('is read page by page: at most 100 offers are in memory', async () => {
    let written = 0;
    let held = 0;
    for await (const part of contentOf(ownerId, exportingOwner, new Date())) {
      written += part.text.split('"moreDetails"').length - 1;
      held = Math.max(held, read - written);
    }
    expect({ read, written }).toEqual({ read: count, written: count });
    expect(held).toBeLessThanOrEqual(100);
  });

  it('is uploaded in parts of 5 MB, and at most two are in memory', async () => {
    let uploaded = 0;
    let ahead = 0;
    s3Mock.on(UploadPartCommand).callsFake(async ({ Body }: UploadPartCommandInput) => {
      await new Promise((resolve) => setTimeout(resolve, 20));
      ahead = Math.max(ahead, read * moreDetails.length - uploaded);
      uploaded += (Body as Uint8Array).length;
      return { ETag: 'part' };
    });
    expect(await runExportJob()).toEqual(succeeded);
    expect(uploaded).toBeGreaterThan(count * moreDetails.length);
    // Two parts, and a page of offers.
    expect(ahead).toBeLessThan(11 * 1024 * 1024);
    expect(itemAt(keys.export(ownerId))).toMatchObject({ status: 'ready' });
  });

  it('continues in other messages when its time is over, and writes the same file', async () => {
    stopDateAt('2026-11-21T12:00:00.000Z');
    const parts: string[] = [];
    s3Mock.on(UploadPartCommand).callsFake(({ Body, PartNumber = 0 }: UploadPartCommandInput) => {
      parts[PartNumber - 1] = String(Body);
      return { ETag: `part ${PartNumber}` };
    });
    const messages = await runExportInParts();
    expect(messages).toBeGreaterThan(3);
    expect(read).toBe(count);
    expect(JSON.parse(parts.join(''))).toEqual(await contentFor(exportingOwner));
    const [completed] = s3Mock.commandCalls(CompleteMultipartUploadCommand);
    const tags = completed?.args[0].input.MultipartUpload?.Parts?.map(({ ETag }) => ETag);
    expect(tags).toEqual(parts.map((_, index) => `part ${index + 1}`));
    expect(itemAt(keys.export(ownerId))).toMatchObject({ status: 'ready' });
  });

  it('begins again if another run of the job has ended the upload', async () => {
    const gone = Object.assign(new Error('No upload'), { name: 'InvalidPart' });
    s3Mock.on(CompleteMultipartUploadCommand).rejectsOnce(gone).resolves({});
    await runExportInParts();
    expect(s3Mock.commandCalls(CreateMultipartUploadCommand)).toHaveLength(2);
    expect(itemAt(keys.export(ownerId))).toMatchObject({ status: 'ready' });
  });

  it('leaves nothing of a file if one of its parts fails', async () => {
    s3Mock.on(UploadPartCommand).resolvesOnce({ ETag: 'part' }).rejects(new Error('Lost'));
    expect(await runExportJob()).toEqual(failed);
    expect(s3Mock.commandCalls(AbortMultipartUploadCommand)).toHaveLength(1);
    expect(itemAt(keys.export(ownerId))).toEqual(underWay);
  });
});
