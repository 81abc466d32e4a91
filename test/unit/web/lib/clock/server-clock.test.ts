import { noteServerTime, serverNow, toServerTime } from '#web/lib/clock/server-clock.ts';

const device = Date.UTC(2026, 10, 27, 12);
const hour = 3_600_000;
/** The header has whole seconds, rounded down, so the end of the second is assumed. */
const second = 999;

const answer = (serverTime: number, headers: Record<string, string> = {}) =>
  new Headers({ date: new Date(serverTime).toUTCString(), ...headers });

describe('the time of the server', () => {
  beforeEach(() => {
    jest.spyOn(Date, 'now').mockReturnValue(device);
    noteServerTime(answer(device));
  });

  it.each([-2 * hour, 0, 2 * hour])('is known although the device’s clock is %d ms off', (off) => {
    noteServerTime(answer(device - off));
    expect(serverNow()).toBe(device - off + second);
    expect(toServerTime(device - hour)).toBe(device - off - hour + second);
  });

  it.each([
    { age: '20' },
    { 'cache-control': 'public, max-age=300' },
    { date: '' },
    { date: 'yesterday' },
  ])('is not learned from an answer with %j', (headers) => {
    noteServerTime(answer(device - hour, headers as Record<string, string>));
    expect(serverNow()).toBe(device + second);
  });

  it.each(['private, no-store', 'public, max-age=0, s-maxage=1'])('is learned with %j', (value) => {
    noteServerTime(answer(device - hour, { 'cache-control': value }));
    expect(serverNow()).toBe(device - hour + second);
  });
});
