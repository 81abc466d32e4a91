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

  it('is of the days of a month up to today, in one shop', () => {
    const ofMonth = values({ kind: 'month', month: '2026-11', shopId: 'shp_1' });
    const period = { from: '2026-11-01', to: '2026-11-24' };
    expect(requestOf(ofMonth, today)).toEqual({ type: 'OFFERS', ...period, shopId: 'shp_1' });
    expect(periodOfRequest(ofMonth, today)).toEqual(period);
  });

  it.each([
    [{ from: '2026-11-01', to: 'ontem' }, ['to INVALID_FORMAT']],
    [{ from: '2025-11-23', to: '2026-11-24' }, ['to PERIOD_TOO_LONG']],
    [{ from: '2025-11-24', to: '2026-11-24' }, []],
    [{ from: '2026-11-25', to: '2026-11-26' }, ['from TOO_FAR_AHEAD']],
    [{ from: '2026-11-24', to: '2026-11-30' }, []],
    [{ from: '2026-01-01', to: '2026-01-30' }, ['to IN_THE_PAST']],
    [{ from: '2026-01-01', to: '2026-01-31' }, []],
  ])('of the days %j has the errors %j', (days, errors) => {
    expect(errorsOf({ kind: 'days', ...days })).toEqual(errors);
  });
});

it.each([
  ['days', 'to', 'to'],
  ['month', 'to', 'month'],
  ['today', 'from', 'kind'],
  ['month', 'type', 'type'],
] as const)('an error of the kind %s at %s is shown at %s', (kind, path, field) => {
  expect(fieldOfRequest(path, values({ kind }))).toBe(field);
});
