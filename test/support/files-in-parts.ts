import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  DeleteObjectCommand,
  NoSuchUpload,
  PutObjectCommand,
  S3Client,
  UploadPartCommand,
} from '@aws-sdk/client-s3';
import { mockClient } from 'aws-sdk-client-mock';

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
