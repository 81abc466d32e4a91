import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CopyObjectCommand,
  CreateMultipartUploadCommand,
  DeleteObjectCommand,
  DeleteObjectsCommand,
  DeleteObjectTaggingCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  NoSuchKey,
  NoSuchUpload,
  NotFound,
  PutObjectCommand,
  S3Client,
  UploadPartCommand,
} from '@aws-sdk/client-s3';

const exception = { message: 'As S3 says', $metadata: { httpStatusCode: 404 } };

/** Minimum size of a part before the last (S3's limit). */
const smallestPart = 5 * 1024 * 1024;

/** The parameters of commands that the files in memory read. */
interface Call {
  readonly Key: string;
  readonly Body: Uint8Array;
  readonly Tagging?: string;
  readonly Prefix?: string;
  readonly MaxKeys?: number;
  readonly Delete: { readonly Objects: readonly { readonly Key: string }[] };
  readonly UploadId: string;
  readonly PartNumber: number;
  readonly MultipartUpload: { readonly Parts: readonly object[] };
}

/** Replaces S3 by files in memory. `content` is what reads get, `afterWrite` may fail a request. */
function keepFiles(keys: readonly string[], content: Buffer, afterWrite = () => {}) {
  const files = new Map(keys.map((key) => [key, '']));
  const tagged = new Set<string>();
  const uploads = new Map<string, string[]>();
  const need = (Key: string, error: Error) => {
    if (!files.has(Key)) throw error;
    return { ETag: '"one"' };
  };
  const partsOf = (id: string) => {
    const parts = uploads.get(id);
    if (!parts) throw new NoSuchUpload(exception);
    return parts;
  };
  const put = ({ Key, Body, Tagging }: Call) => {
    files.set(Key, Buffer.from(Body).toString());
    if (Tagging) tagged.add(Key);
  };
  const list = ({ Prefix = '', MaxKeys }: Call) => {
    const found = [...files.keys()].filter((key) => key.startsWith(Prefix)).slice(0, MaxKeys);
    return { Contents: found.map((Key) => ({ Key })) };
  };
  const removeAll = ({ Delete }: Call) => {
    for (const { Key } of Delete.Objects) files.delete(Key);
  };
  const begin = () => {
    const UploadId = crypto.randomUUID();
    uploads.set(UploadId, []);
    return { UploadId };
  };
  const putPart = ({ UploadId, PartNumber, Body }: Call) => {
    partsOf(UploadId)[PartNumber - 1] = Buffer.from(Body).toString();
    return { ETag: `part ${PartNumber}` };
  };
  const complete = ({ Key, UploadId, MultipartUpload }: Call) => {
    const parts = partsOf(UploadId).slice(0, MultipartUpload.Parts.length);
    const isTooSmall = (part: string) => Buffer.byteLength(part) < smallestPart;
    if (parts.slice(0, -1).some(isTooSmall)) throw new Error('EntityTooSmall');
    uploads.delete(UploadId);
    files.set(Key, parts.join(''));
  };
  const abort = ({ UploadId }: Call) => {
    partsOf(UploadId);
    uploads.delete(UploadId);
  };
  const reads = new Map<unknown, (call: Call) => object>([
    [HeadObjectCommand, ({ Key }) => need(Key, new NotFound(exception))],
    [
      GetObjectCommand,
      ({ Key }) => ({
        ...need(Key, new NoSuchKey(exception)),
        Body: { transformToByteArray: async () => content },
        ContentLength: content.length,
      }),
    ],
    [ListObjectsV2Command, list],
  ]);
  const writes = new Map<unknown, (call: Call) => unknown>([
    [PutObjectCommand, put],
    [CopyObjectCommand, ({ Key }) => files.set(Key, '')],
    [DeleteObjectTaggingCommand, ({ Key }) => tagged.delete(Key)],
    [DeleteObjectCommand, ({ Key }) => files.delete(Key)],
    [DeleteObjectsCommand, removeAll],
    [CreateMultipartUploadCommand, begin],
    [UploadPartCommand, putPart],
    [CompleteMultipartUploadCommand, complete],
    [AbortMultipartUploadCommand, abort],
  ]);
  const send = async (command: { readonly input: object }) => {
    const call = command.input as Call;
    const read = reads.get(command.constructor);
    if (read) return read(call);
    const write = writes.get(command.constructor);
    if (!write) throw new Error(`The files in memory do not support ${command.constructor.name}`);
    const answer = write(call);
    afterWrite();
    return { ...(answer as object) };
  };
  // A mock of aws-sdk-client-mock takes a millisecond, and the tests of all routes need thousands of them.
  S3Client.prototype.send = send as never;
  return { files, tagged, uploads };
}

/**
 * Makes S3 hold files with these keys and one content, and store later writes. Returns functions for all keys and for
 * the keys of tagged files.
 */
export function filesAre(keys: readonly string[], content: Buffer) {
  const { files, tagged } = keepFiles(keys, content);
  return { keys: () => [...files.keys()].sort(), tagged: () => [...tagged].sort() };
}

/**
 * Makes S3 an empty store of texts that assembles parts. `afterWrite` runs after each write, and may fail it. Returns
 * the text of each file by key, and the open uploads.
 */
export const keepFilesInParts = (
  afterWrite?: () => void,
): Pick<ReturnType<typeof keepFiles>, 'files' | 'uploads'> =>
  keepFiles([], Buffer.alloc(0), afterWrite);
