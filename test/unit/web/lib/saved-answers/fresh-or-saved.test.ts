import { ApiError } from '#web/platform/http/api-error.ts';
import type { WhenSaved } from '#web/platform/offline/answers/answer-rules.ts';
import { freshOrSaved } from '#web/platform/offline/answers/persist-answers.ts';

const saved = { answeredAt: 1000, data: 'kept' };
const lost = new ApiError({ code: 'NETWORK', status: 0 });
const refused = new ApiError({ code: 'FORBIDDEN', status: 403 });

const ask = (
  load: () => Promise<unknown>,
  {
    when = 'notReached',
    stored = saved,
  }: { when?: Exclude<WhenSaved, 'never'>; stored?: typeof saved | null } = {},
  onLate: (data: unknown) => void = () => {},
) => freshOrSaved({ load, readSavedAnswer: async () => stored ?? undefined, when, onLate });

const answers = async () => 'fresh';
const fails = (error: Error) => async () => {
  throw error;
};

describe('a query whose last answer is cached', () => {
  it('shows the answer of the server if it comes in time', async () => {
    expect(await ask(answers)).toEqual({ data: 'fresh' });
    expect(await ask(answers, { when: 60_000 })).toEqual({ data: 'fresh' });
  });

  it('shows the cached answer if the server cannot be reached', async () => {
    expect(await ask(fails(lost))).toEqual({ saved });
    expect(await ask(fails(new ApiError({ code: 'TIMEOUT', status: 0 })))).toEqual({ saved });
  });

  it('fails like the server if nothing is cached', async () => {
    await expect(ask(fails(lost), { stored: null })).rejects.toBe(lost);
    await expect(ask(fails(lost), { stored: null, when: 0 })).rejects.toBe(lost);
  });

  it('does not hide a refusal behind a cached answer', async () => {
    await expect(ask(fails(refused))).rejects.toBe(refused);
  });

  it("shows the cached answer while the server is slow, and then the server's answer", async () => {
    let answer: (data: string) => void = () => {};
    const slow = new Promise((resolve) => {
      answer = resolve;
    });
    const late = new Promise((resolve) => {
      ask(() => slow, { when: 0 }, resolve).then((shown) => {
        expect(shown).toEqual({ saved });
        answer('fresh');
      });
    });
    expect(await late).toBe('fresh');
  });

  it.each([
    ['the answer', answers, { data: 'fresh' }],
    ['the kept answer where it was not reached', fails(lost), { saved }],
  ])('shows %s of a server that was faster than the device', async (_, answer, shown) => {
    let settle: () => void = () => {};
    const asked = new Promise<void>((resolve) => {
      settle = resolve;
    });
    const readSavedAnswer = async () => {
      settle();
      await new Promise(setImmediate);
      return saved;
    };
    const onLate = jest.fn();
    expect(
      await freshOrSaved({ load: () => asked.then(answer), readSavedAnswer, when: 0, onLate }),
    ).toEqual(shown);
    expect(onLate).not.toHaveBeenCalled();
  });

  it.each([
    ['never ends', () => new Promise<never>(() => {})],
    ['fails', () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))],
  ])(
    "shows the server's answer, or its failure, if the device's read %s",
    async (_, readSavedAnswer) => {
      const slow = (answer: () => Promise<unknown>) => () =>
        new Promise((resolve) => {
          setTimeout(resolve, 5);
        }).then(answer);
      const parts = { readSavedAnswer, when: 0, onLate: () => {} };
      expect(await freshOrSaved({ ...parts, load: slow(answers) })).toEqual({ data: 'fresh' });
      await expect(freshOrSaved({ ...parts, load: slow(fails(refused)) })).rejects.toBe(refused);
    },
  );

  it('waits for a slow server if nothing is cached', async () => {
    const slow = async () => {
      await new Promise((resolve) => {
        setTimeout(resolve, 5);
      });
      return 'fresh';
    };
    expect(await ask(slow, { when: 0, stored: null })).toEqual({ data: 'fresh' });
  });
});
