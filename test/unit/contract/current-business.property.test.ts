import fc from 'fast-check';
import { businessStatus } from '#contract/businesses/businesses.ts';
import { currentBusinessIdOf } from '#lambdas/businesses/list-businesses.ts';
import { holds } from '#test/support/holds.ts';

const anyStatus = fc.constantFrom(...businessStatus.options);

test('the current business of a record is its own current business', () =>
  holds(
    fc.property(anyStatus, anyStatus, (liveStatus, status) => {
      const live = { id: 'biz_1', status: liveStatus };
      const revision = { id: 'biz_2', status, previousActive: live.id };
      const records = [live, revision];
      for (const record of records) {
        const current = records.find(({ id }) => id === currentBusinessIdOf(record));
        const isStillRevision = current === revision && status === 'pending_approval';
        expect([current && currentBusinessIdOf(current), isStillRevision]).toEqual([
          current?.id,
          false,
        ]);
      }
    }),
  ));
