import {
  CopyObjectCommand,
  DeleteObjectCommand,
  DeleteObjectsCommand,
  type DeleteObjectsCommandInput,
  DeleteObjectTaggingCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  NoSuchKey,
  NotFound,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { mockClient } from 'aws-sdk-client-mock';

const s3 = mockClient(S3Client);
const exception = { message: 'As S3 says', $metadata: { httpStatusCode: 404 } };

/**
 * Makes S3 hold files with these keys and one content, from which on it keeps what is written; returns its keys, and those
 * of files with a tag.
 */
export function filesAre(
  keys: readonly string[],
  content: Buffer,
): { readonly keys: () => string[]; readonly tagged: () => string[] } {
  const files = new Set(keys);
  const tagged = new Set<string>();
  const remove = ({ Key = '' }) => files.delete(Key);
  s3.reset();
  s3.on(PutObjectCommand).callsFake(({ Key, Tagging }) => {
    files.add(Key);
    if (Tagging) tagged.add(Key);
    return {};
  });
  s3.on(DeleteObjectTaggingCommand).callsFake(({ Key }) => {
    tagged.delete(Key);
    return {};
  });
  s3.on(HeadObjectCommand).callsFake(({ Key }) => {
    if (!files.has(Key)) throw new NotFound(exception);
    return { ETag: '"one"' };
  });
  s3.on(GetObjectCommand).callsFake(({ Key }) => {
    if (!files.has(Key)) throw new NoSuchKey(exception);
    const Body = { transformToByteArray: async () => content };
    return { Body, ETag: '"one"', ContentLength: content.length };
  });
  s3.on(CopyObjectCommand).callsFake(({ Key }) => {
    files.add(Key);
    return {};
  });
  s3.on(ListObjectsV2Command).callsFake(({ Prefix, MaxKeys }) => ({
    Contents: [...files]
      .filter((key) => key.startsWith(Prefix))
      .slice(0, MaxKeys)
      .map((Key) => ({ Key })),
  }));
  s3.on(DeleteObjectCommand).callsFake((input) => {
    remove(input);
    return {};
  });
  s3.on(DeleteObjectsCommand).callsFake(({ Delete }: DeleteObjectsCommandInput) => {
    for (const object of Delete?.Objects ?? []) remove({ Key: object.Key ?? '' });
    return {};
  });
  return { keys: () => [...files].sort(), tagged: () => [...tagged].sort() };
}
