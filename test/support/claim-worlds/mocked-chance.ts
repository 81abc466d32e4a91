// Removes waits, since a world's schedule decides the order; shards and codes come from its random numbers.
jest.mock('node:timers/promises', () => ({ setTimeout: async () => undefined }));

jest.mock('node:crypto', () => {
  const chance = () => jest.requireActual<typeof import('./schedule.ts')>('./schedule.ts');
  return {
    ...jest.requireActual<typeof import('node:crypto')>('node:crypto'),
    randomInt: (end: number) => chance().numberBelow(end),
    randomBytes: (length: number) => Uint8Array.from({ length }, () => chance().numberBelow(256)),
  };
});
