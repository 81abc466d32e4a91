import {
  CopyObjectCommand,
  type CopyObjectCommandInput,
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
  NotFound,
  PutObjectCommand,
  type PutObjectCommandInput,
  S3Client,
} from '@aws-sdk/client-s3';

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
