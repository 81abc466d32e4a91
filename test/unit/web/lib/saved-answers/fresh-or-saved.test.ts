import { ApiError } from '#web/platform/http/api-error.ts';
import { freshOrSaved } from '#web/platform/offline/answers/persist-answers.ts';

const saved = { answeredAt: 1000, data: 'kept' };
const lost = new ApiError({ code: 'NETWORK', status: 0 });
const refused = new ApiError({ code: 'FORBIDDEN', status: 403 });
const pause = () => new Promise((resolve) => setTimeout(resolve, 5));

const answers = async () => 'fresh';
const fails = (error: Error) => () => Promise.reject(error);
const ask = (changes: Partial<Parameters<typeof freshOrSaved>[0]>) =>
  freshOrSaved({
    load: answers,
    readSavedAnswer: async () => saved,
    when: 'notReached',
    onLate: () => {},
    ...changes,
  });
const nothing = async () => undefined;

describe('a query whose last answer is cached', () => {
  it('shows it if the server cannot be reached', async () => {
    const timeout = new ApiError({ code: 'TIMEOUT', status: 0 });
    expect(await ask({ load: fails(timeout) })).toEqual({ saved });
  });

  it('does not hide a refusal behind it', async () => {
    await expect(ask({ load: fails(refused) })).rejects.toBe(refused);
  });

  it('fails like the server if nothing is cached, and waits for a slow one', async () => {
    await expect(ask({ load: fails(lost), readSavedAnswer: nothing })).rejects.toBe(lost);
    const slow = { when: 0, readSavedAnswer: nothing };
    await expect(ask({ ...slow, load: fails(lost) })).rejects.toBe(lost);
    expect(await ask({ ...slow, load: () => pause().then(answers) })).toEqual({ data: 'fresh' });
  });

  it.each([
    ['the answer', answers, { data: 'fresh' }],
    ['the kept answer where it was not reached', fails(lost), { saved }],
  ])('shows %s of a server that was faster than the device', async (_, answer, shown) => {
    const asked = Promise.withResolvers<void>();
    const readSavedAnswer = async () => {
      asked.resolve();
      await new Promise(setImmediate);
      return saved;
    };
    const onLate = jest.fn();
    const load = () => asked.promise.then(answer);
    expect(await ask({ load, readSavedAnswer, when: 0, onLate })).toEqual(shown);
    expect(onLate).not.toHaveBeenCalled();
  });

  it.each([
    ['never ends', () => new Promise<never>(() => {})],
    ['fails', fails(new TypeError('Failed to fetch dynamically imported module'))],
  ])("shows the server's answer, or its failure, if the device's read %s", async (_, read) => {
    const slow = (answer: () => Promise<unknown>) =>
      ask({ load: () => pause().then(answer), readSavedAnswer: read, when: 0 });
    expect(await slow(answers)).toEqual({ data: 'fresh' });
    await expect(slow(fails(refused))).rejects.toBe(refused);
  });
});
