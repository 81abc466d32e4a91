import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  DeleteObjectCommand,
  PutObjectCommand,
  S3Client,
  UploadPartCommand,
} from '@aws-sdk/client-s3';
import { mockClient } from 'aws-sdk-client-mock';
import { contentOf } from '#lambdas/accounts/exports/make-export.ts';
import type { UserItem } from '#lambdas/platform/identity/user-store.ts';
import { ownerId, strangerId } from './builders/people.ts';
import { anAccount, userPoolKeeps } from './kept-user-pool.ts';

/** The mocked S3; after `resetExportMocks` it stores everything. */
export const s3Mock = mockClient(S3Client);

export function resetExportMocks(): void {
  userPoolKeeps([ownerId, strangerId].map((id) => anAccount(id, { email: 'ana@vitrine.test' })));
  s3Mock.reset();
  s3Mock.on(PutObjectCommand).resolves({});
  s3Mock.on(CreateMultipartUploadCommand).resolves({ UploadId: 'upload-1' });
  s3Mock.on(UploadPartCommand).resolves({ ETag: 'part' });
  s3Mock.on(CompleteMultipartUploadCommand).resolves({});
  s3Mock.on(AbortMultipartUploadCommand).resolves({});
  s3Mock.on(DeleteObjectCommand).resolves({});
}

/** Returns the file commands with their keys, in order. */
export const exportFileCommands = (): string[] =>
  s3Mock.calls().map(({ args: [command] }) => {
    const name = command.constructor.name.replace(/Command$/, '');
    return `${name} ${(command.input as { Key?: string }).Key}`;
  });

/** Returns the content of a user's export. */
export async function contentFor(
  user: UserItem,
  now = new Date('2026-11-21T12:00:00.000Z'),
): Promise<Readonly<Record<string, unknown>>> {
  let text = '';
  for await (const part of contentOf(user.userId, user, now)) text += part.text;
  return JSON.parse(text);
}
