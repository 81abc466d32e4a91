import { ensureEndpoint } from '#scripts/local-endpoint/ensure-endpoint.ts';

/** Environment variable with the keys and indexes of the table, as JSON. */
export const tableShape = 'VITRINE_TABLE_SHAPE';

/** Starts the endpoint where none runs, and reads the table's shape from the data stack. */
export default async function setUp(): Promise<void> {
  await ensureEndpoint('test');
  const { shapeOfTable } = await import('./table-shape.ts');
  process.env[tableShape] = JSON.stringify(shapeOfTable());
}
