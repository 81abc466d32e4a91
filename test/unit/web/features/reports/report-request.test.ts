import { parseInput } from '#contract/http/field-errors.ts';
import {
  fieldOfRequest,
  periodOfRequest,
  type RequestValues,
  requestOf,
  requestSchema,
  requestValues,
} from '#web/features/reports/report-request.ts';

const today = '2026-11-24';
const firstDay = '2026-01-31';
const values = (changes: Partial<RequestValues> = {}): RequestValues => ({
  ...requestValues(today),
  ...changes,
});
const errorsOf = (changes: Partial<RequestValues>) => {
  const checked = parseInput(requestSchema(today, firstDay), requestOf(values(changes), today));
  return checked.success ? [] : checked.errors.map(({ path, code }) => `${path} ${code}`);
};

describe('the request of a report', () => {
  it('begins with the offers of the last thirty days in all shops', () => {
    expect(requestOf(values(), today)).toEqual({
      type: 'OFFERS',
      from: '2026-10-26',
      to: '2026-11-24',
    });
  });

  it.each([
    [{ kind: 'today' }, '2026-11-24', '2026-11-24'],
    [{ kind: 'last7' }, '2026-11-18', '2026-11-24'],
    [{ kind: 'month', month: '2026-10' }, '2026-10-01', '2026-10-31'],
    [{ kind: 'month', month: '2026-11' }, '2026-11-01', '2026-11-24'],
    [{ kind: 'days', from: '2026-11-02', to: '2026-11-03' }, '2026-11-02', '2026-11-03'],
  ] as const)('of %j has the days from %s to %s', (changes, from, to) => {
    expect(requestOf(values(changes), today)).toMatchObject({ from, to });
    expect(periodOfRequest(values(changes), today)).toEqual({ from, to });
    expect(errorsOf(changes)).toEqual([]);
  });

  it('names one shop, or none for all', () => {
    expect(requestOf(values(), today)).not.toHaveProperty('shopId');
    expect(requestOf(values({ shopId: 'shp_1' }), today)).toMatchObject({ shopId: 'shp_1' });
  });

  it.each([
    [{ from: null, to: '2026-11-03' }, ['from REQUIRED']],
    [{ from: '2026-11-01', to: 'ontem' }, ['to INVALID_FORMAT']],
    [{ from: '2026-11-04', to: '2026-11-03' }, ['to BEFORE_START']],
    [{ from: '2025-11-23', to: '2026-11-24' }, ['to PERIOD_TOO_LONG']],
    [{ from: '2026-11-25', to: '2026-11-26' }, ['from TOO_FAR_AHEAD']],
    [{ from: '2026-01-01', to: '2026-01-30' }, ['to IN_THE_PAST']],
    [{ from: '2026-01-01', to: '2026-01-31' }, []],
    [{ from: '2026-11-24', to: '2026-11-30' }, []],
  ])('of the days %j has the errors %j', (days, errors) => {
    expect(errorsOf({ kind: 'days', ...days })).toEqual(errors);
  });
});

describe('an error of the days', () => {
  it.each([
    ['days', 'from', 'from'],
    ['days', 'to', 'to'],
    ['month', 'to', 'month'],
    ['today', 'from', 'kind'],
    ['today', 'shopId', 'shopId'],
    ['month', 'type', 'type'],
  ] as const)('of the kind %s at %s is shown at %s', (kind, path, field) => {
    expect(fieldOfRequest(path, values({ kind }))).toBe(field);
  });
});
