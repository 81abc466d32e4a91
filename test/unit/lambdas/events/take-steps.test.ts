import { resources } from '#contract/route.ts';
import { forEachOf, type Removal, type Step } from '#lambdas/accounts/removal-steps.ts';
import type { Job } from '#lambdas/events/jobs.ts';
import { secondPassDelay, takeSteps } from '#lambdas/events/take-steps.ts';
import { lambdas } from '#lib/lambdas.ts';

const job: Job = { name: 'remove-account', id: 'somebody' };

/** What was worked through, as `<step> <position>`. */
let taken: string[];

beforeEach(() => {
  taken = [];
});

/** A step over a list of so many items, forty at a time. */
const listOf =
  (name: string, length: number): Step =>
  async (position) => {
    taken.push(`${name} ${position ?? ''}`.trim());
    const next = Number(position ?? 0) + 40;
    return { position: next < length ? String(next) : undefined };
  };

const always = () => true;

/** Time for so many parts of lists. */
const timeFor = (parts: number) => {
  let left = parts;
  return () => {
    left -= 1;
    return left > 0;
  };
};

const removalOf = (first: number, second: number): Removal => ({
  first: { one: listOf('one', first), two: listOf('two', second) },
  late: { one: listOf('late one', first), end: listOf('end', 1) },
});

describe('the steps of a removal', () => {
  it('are taken in one message while there is time, up to the delay between the passes', async () => {
    const next = await takeSteps(job, removalOf(30, 30), always);
    expect(taken).toEqual(['one', 'two']);
    expect(next).toEqual([{ ...job, after: 'late one', delaySeconds: secondPassDelay }]);
  });

  it.each([...resources, 'run-jobs', 'run-image-jobs'] as const)(
    'are taken again when a run of %s that began before has long ended',
    (name) => {
      expect(secondPassDelay).toBeGreaterThanOrEqual(2 * lambdas[name].timeoutSeconds);
    },
  );

  it('go on at the step and the position where the time of a message ended', async () => {
    const removal = removalOf(200, 10);
    expect(await takeSteps(job, removal, timeFor(3))).toEqual([{ ...job, after: 'one/120' }]);
    expect(taken).toEqual(['one', 'one 40', 'one 80']);
    taken = [];
    expect(await takeSteps({ ...job, after: 'one/160' }, removal, always)).toEqual([
      { ...job, after: 'late one', delaySeconds: secondPassDelay },
    ]);
    expect(taken).toEqual(['one 160', 'two']);
  });

  it('begin the next step in a message of its own where the time ends with a step', async () => {
    expect(await takeSteps(job, removalOf(10, 10), timeFor(1))).toEqual([{ ...job, after: 'two' }]);
  });

  it('end after the last step of the second pass', async () => {
    expect(await takeSteps({ ...job, after: 'late one' }, removalOf(10, 10), always)).toEqual([]);
    expect(taken).toEqual(['late one', 'end']);
  });

  it('keep a position that contains a slash', async () => {
    await takeSteps({ ...job, after: 'late end/a/b' }, removalOf(10, 10), always).catch(
      () => undefined,
    );
    expect(taken).toEqual(['end a/b']);
  });

  describe('of which items fail', () => {
    let broken: Set<string>;
    const pages = [['a', 'b'], ['c'], ['d']];

    beforeEach(() => {
      broken = new Set(['a', 'c']);
    });

    const items = forEachOf(
      async (request) => {
        const at = Number(request.position ?? 0);
        const isLast = at === pages.length - 1;
        return { items: pages[at] ?? [], ...(!isLast && { position: String(at + 1) }) };
      },
      async (id) => {
        if (broken.has(id)) throw new Error('damaged');
        taken.push(id);
      },
    );
    const removal: Removal = { first: { items }, late: { items, end: listOf('end', 1) } };
    const at = (after: string) => ({ ...job, after });

    it('go on with the others, on later pages and in later steps, too', async () => {
      const jobs: object[] = [];
      for (let next: readonly Job[] = [job]; next.length > 0; ) {
        const left = (await Promise.all(next.map((one) => takeSteps(one, removal, always)))).flat();
        jobs.push(...left);
        next = left
          .filter(({ after }) => !after?.startsWith('again '))
          .map(({ delaySeconds: _, ...sent }) => sent);
      }
      expect(taken).toEqual(['b', 'd', 'b', 'd', 'end']);
      expect(jobs).toEqual([
        at('again items/a'),
        at('items/1'),
        at('again items/c'),
        at('items/2'),
        { ...at('late items'), delaySeconds: secondPassDelay },
        at('again items/a'),
        at('late items/1'),
        at('again items/c'),
        at('late items/2'),
      ]);
    });

    it('do them again in jobs of their own, which fail as long as they do', async () => {
      await expect(takeSteps(at('again items/a'), removal, always)).rejects.toThrow('damaged');
      broken.clear();
      expect(await takeSteps(at('again items/a'), removal, always)).toEqual([]);
      expect(taken).toEqual(['a']);
      await expect(takeSteps(at('again end/a'), removal, always)).rejects.toThrow('end');
    });
  });

  it('fail for a step that a removal does not have, and where a step fails', async () => {
    await expect(takeSteps({ ...job, after: 'gone' }, removalOf(1, 1), always)).rejects.toThrow(
      'gone',
    );
    const failing = { first: { one: () => Promise.reject(new Error('busy')) }, late: {} };
    await expect(takeSteps(job, failing, always)).rejects.toThrow('busy');
  });
});
