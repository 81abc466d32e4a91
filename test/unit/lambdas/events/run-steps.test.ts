import { resources } from '#contract/http/route.ts';
import type { JobOf, NextJob } from '#lambdas/entries/jobs.ts';
import {
  forEachOf,
  type JobStep,
  type JobSteps,
  runSteps,
  secondPassDelay,
  takeItem,
  withSecondPass,
} from '#lambdas/platform/jobs/job-steps.ts';
import { lambdas } from '#lib/lambdas/lambdas.ts';
import { aJob } from '#test/support/a-job.ts';

type RemovalJob = JobOf<'close-business'>;

const job = aJob('close-business', { id: 'biz_1' });

/** The job, continued at a step and a position. */
const at = (step: string, position: string | null = null): RemovalJob => ({
  ...job,
  place: { step, position },
});

/** The separate job for an item of a step. */
const ofOne = (itemId: string, step: string) =>
  aJob('remove-item-of-business', { id: job.id, step, itemId });

/** The handled parts, as `<step> <position>`. */
let taken: string[];

beforeEach(() => {
  taken = [];
});

/** A step over a list of this length, forty items at a time. */
const listOf =
  (name: string, length: number): JobStep =>
  async (position) => {
    taken.push(`${name} ${position ?? ''}`.trim());
    const next = Number(position ?? 0) + 40;
    return { position: next < length ? String(next) : undefined };
  };

const always = () => true;

/** A time limit for this number of parts. */
const timeFor = (parts: number) => {
  let left = parts;
  return () => {
    left -= 1;
    return left > 0;
  };
};

const removalOf = (first: number, second: number): JobSteps =>
  withSecondPass(
    { one: listOf('one', first), two: listOf('two', second) },
    { end: listOf('end', 1) },
  );

describe('the steps of a removal', () => {
  it('run in one message while there is time, up to the delay between the passes', async () => {
    const next = await runSteps(job, removalOf(30, 30), always);
    expect(taken).toEqual(['one', 'two']);
    expect(next).toEqual([{ ...at('late one'), delaySeconds: secondPassDelay }]);
  });

  it.each([...resources, 'run-jobs', 'run-image-jobs', 'run-picture-moves'] as const)(
    'run again only after every earlier run of %s has ended',
    (name) => {
      expect(secondPassDelay).toBeGreaterThanOrEqual(2 * lambdas[name].timeoutSeconds);
    },
  );

  it('continue at the step and the position where the time of a message ended', async () => {
    const removal = removalOf(200, 10);
    expect(await runSteps(job, removal, timeFor(3))).toEqual([at('one', '120')]);
    expect(taken).toEqual(['one', 'one 40', 'one 80']);
    taken = [];
    expect(await runSteps(at('one', '160'), removal, always)).toEqual([
      { ...at('late one'), delaySeconds: secondPassDelay },
    ]);
    expect(taken).toEqual(['one 160', 'two']);
  });

  it('begin the next step in its own message if the time ends with a step', async () => {
    expect(await runSteps(job, removalOf(10, 10), timeFor(1))).toEqual([at('two')]);
  });

  it('end after the last step of the second pass', async () => {
    expect(await runSteps(at('late one'), removalOf(10, 10), always)).toEqual([]);
    expect(taken).toEqual(['one', 'two', 'end']);
  });

  describe('with failing items', () => {
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
    const steps = withSecondPass({ items }, { end: listOf('end', 1) });

    it('continue with the other items, on later pages and in later steps, too', async () => {
      const jobs: object[] = [];
      for (let next: RemovalJob | undefined = job; next; ) {
        const left: readonly NextJob[] = await runSteps(next, steps, always, ofOne);
        jobs.push(...left);
        const rest: NextJob | undefined = left.find(({ name }) => name === job.name);
        next = rest && aJob('close-business', rest as RemovalJob);
      }
      expect(taken).toEqual(['b', 'd', 'b', 'd', 'end']);
      expect(jobs).toEqual([
        ofOne('a', 'items'),
        at('items', '1'),
        ofOne('c', 'items'),
        at('items', '2'),
        { ...at('late items'), delaySeconds: secondPassDelay },
        ofOne('a', 'late items'),
        at('late items', '1'),
        ofOne('c', 'late items'),
        at('late items', '2'),
      ]);
    });

    it('retry failing items in separate jobs, which fail as long as the items do', async () => {
      await expect(takeItem(steps, ofOne('a', 'late items'))).rejects.toThrow('damaged');
      broken.clear();
      expect(await takeItem(steps, ofOne('a', 'late items'))).toEqual([]);
      expect(taken).toEqual(['a']);
      await expect(takeItem(steps, ofOne('a', 'late end'))).rejects.toThrow('late end');
    });
  });

  it('fail for an unknown step, and if a step fails', async () => {
    await expect(runSteps(at('gone'), removalOf(1, 1), always)).rejects.toThrow('gone');
    const failing = { one: () => Promise.reject(new Error('busy')) };
    await expect(runSteps(job, failing, always)).rejects.toThrow('busy');
  });
});
