import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CopyObjectCommand,
  type CopyObjectCommandInput,
  CreateMultipartUploadCommand,
  DeleteObjectCommand,
  type DeleteObjectCommandInput,
  DeleteObjectsCommand,
  type DeleteObjectsCommandInput,
  DeleteObjectTaggingCommand,
  type DeleteObjectTaggingCommandInput,
  GetObjectCommand,
  type GetObjectCommandInput,
  HeadObjectCommand,
  type HeadObjectCommandInput,
  ListObjectsV2Command,
  type ListObjectsV2CommandInput,
  NoSuchKey,
  NoSuchUpload,
  NotFound,
  PutObjectCommand,
  type PutObjectCommandInput,
  S3Client,
  UploadPartCommand,
} from '@aws-sdk/client-s3';
import { mockClient } from 'aws-sdk-client-mock';

const exception = { message: 'As S3 says', $metadata: { httpStatusCode: 404 } };

type Answer = (input: never) => object;

/** S3's answers by command class. */
let answers = new Map<unknown, Answer>();

async function send(command: { readonly input: object }): Promise<object> {
  const answer = answers.get(command.constructor);
  if (!answer) throw new Error(`The files in memory do not support ${command.constructor.name}`);
  return answer(command.input as never);
}

/**
 * Makes S3 hold files with these keys and one content, and store later writes. Returns functions for all keys and for
 * the keys of tagged files.
 */
export function filesAre(
  keys: readonly string[],
  content: Buffer,
): { readonly keys: () => string[]; readonly tagged: () => string[] } {
  const files = new Set(keys);
  const tagged = new Set<string>();
  const head = ({ Key = '' }: HeadObjectCommandInput) => {
    if (!files.has(Key)) throw new NotFound(exception);
    return { ETag: '"one"' };
  };
  const get = ({ Key = '' }: GetObjectCommandInput) => {
    if (!files.has(Key)) throw new NoSuchKey(exception);
    const Body = { transformToByteArray: async () => content };
    return { Body, ETag: '"one"', ContentLength: content.length };
  };
  const list = ({ Prefix = '', MaxKeys }: ListObjectsV2CommandInput) => ({
    Contents: [...files]
      .filter((key) => key.startsWith(Prefix))
      .slice(0, MaxKeys)
      .map((Key) => ({ Key })),
  });
  const put = ({ Key = '', Tagging }: PutObjectCommandInput) => {
    files.add(Key);
    if (Tagging) tagged.add(Key);
    return {};
  };
  const copy = ({ Key = '' }: CopyObjectCommandInput) => {
    files.add(Key);
    return {};
  };
  const untag = ({ Key = '' }: DeleteObjectTaggingCommandInput) => {
    tagged.delete(Key);
    return {};
  };
  const remove = ({ Key = '' }: DeleteObjectCommandInput) => {
    files.delete(Key);
    return {};
  };
  const removeAll = ({ Delete }: DeleteObjectsCommandInput) => {
    for (const { Key = '' } of Delete?.Objects ?? []) files.delete(Key);
    return {};
  };
  answers = new Map<unknown, Answer>([
    [HeadObjectCommand, head],
    [GetObjectCommand, get],
    [ListObjectsV2Command, list],
    [PutObjectCommand, put],
    [CopyObjectCommand, copy],
    [DeleteObjectTaggingCommand, untag],
    [DeleteObjectCommand, remove],
    [DeleteObjectsCommand, removeAll],
  ]);
  // A mock of aws-sdk-client-mock takes a millisecond, and the tests of all routes need thousands of them.
  S3Client.prototype.send = send as never;
  return { keys: () => [...files].sort(), tagged: () => [...tagged].sort() };
}

/** Content of S3, for files written whole or in parts. */
interface KeptParts {
  /** Text of each file by key. */
  readonly files: ReadonlyMap<string, string>;
  readonly uploads: ReadonlyMap<string, unknown>;
}

/** Minimum size of a part before the last (S3's limit). */
const smallestPart = 5 * 1024 * 1024;

const text = (body: unknown) => Buffer.from(body as Uint8Array).toString();

/** Makes S3 an empty store that assembles parts. `afterWrite` runs after each request, and may fail it. */
export function keepFilesInParts(afterWrite: () => void = () => undefined): KeptParts {
  const files = new Map<string, string>();
  const uploads = new Map<string, string[]>();
  const partsOf = (id = '') => {
    const parts = uploads.get(id);
    if (!parts) throw new NoSuchUpload({ message: 'No upload', $metadata: {} });
    return parts;
  };
  const s3 = mockClient(S3Client);
  const answers = <Answer>(answer: Answer): Answer => {
    afterWrite();
    return answer;
  };
  s3.on(PutObjectCommand).callsFake(({ Key, Body }) => {
    files.set(Key, text(Body));
    return answers({});
  });
  s3.on(CreateMultipartUploadCommand).callsFake(() => {
    const UploadId = crypto.randomUUID();
    uploads.set(UploadId, []);
    return answers({ UploadId });
  });
  s3.on(UploadPartCommand).callsFake(({ UploadId, PartNumber, Body }) => {
    partsOf(UploadId)[PartNumber - 1] = text(Body);
    return answers({ ETag: `part ${PartNumber}` });
  });
  s3.on(CompleteMultipartUploadCommand).callsFake(({ Key, UploadId, MultipartUpload }) => {
    const parts = partsOf(UploadId).slice(0, MultipartUpload.Parts.length);
    const isTooSmall = (part: string) => Buffer.byteLength(part) < smallestPart;
    if (parts.slice(0, -1).some(isTooSmall)) throw new Error('EntityTooSmall');
    uploads.delete(UploadId);
    files.set(Key, parts.join(''));
    return answers({});
  });
  s3.on(AbortMultipartUploadCommand).callsFake(({ UploadId }) => {
    partsOf(UploadId);
    uploads.delete(UploadId);
    return answers({});
  });
  s3.on(DeleteObjectCommand).callsFake(({ Key }) => {
    files.delete(Key);
    return answers({});
  });
  return { files, uploads };
}
