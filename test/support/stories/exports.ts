import { ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3';
import { accountRoutes, type DataExport } from '#contract/accounts/routes.ts';
import { awsClientSettings, stageUnderTest } from '../stage.ts';
import { call } from './call.ts';
import { eventually } from './eventually.ts';
import type { Person } from './people.ts';

const { createExport, getExport } = accountRoutes;

let client: S3Client | undefined;
const s3 = () => {
  client ??= new S3Client({ ...awsClientSettings(), forcePathStyle: true });
  return client;
};

/** Returns the keys of stored files with a user's data. */
export async function filesOf({ userId }: Pick<Person, 'userId'>): Promise<string[]> {
  const { Contents = [] } = await s3().send(
    new ListObjectsV2Command({
      Bucket: stageUnderTest().outputs.ExportsBucketName,
      Prefix: `${userId}/`,
    }),
  );
  return Contents.map(({ Key = '' }) => Key);
}

/** Starts an export of a person's data, waits until it is ready, and returns it with its link. */
export async function aReadyExport(as: Person): Promise<Required<DataExport>> {
  const { id } = (await call(createExport, { as })).body;
  let found: DataExport | undefined;
  await eventually(async () => {
    found = (await call(getExport, { as, params: { id } })).body;
    expect(found.status).toBe('ready');
  });
  return found as Required<DataExport>;
}

/** Sections of a file by name. */
type Content = Readonly<Record<string, unknown>>;

/** Opens the link of an export like a browser. */
export async function download(url: string): Promise<{ headers: Headers; content: Content }> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`The link answered ${response.status}`);
  return { headers: response.headers, content: (await response.json()) as Content };
}
