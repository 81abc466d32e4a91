import { anHourOffline } from '#test/support/counter/hour-offline.ts';

describe('a counter that was offline for an hour', () => {
  it('settles twenty vouchers, three of them bad: none is lost, none is used twice', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    expect(await anHourOffline()).toEqual({
      vouchers: 20,
      refusedAtOnce: 1,
      sent: 17,
      refused: ['CLAIM_CANCELLED', 'REDEEMED_ELSEWHERE'],
      unsent: 0,
      lost: 0,
      doubled: 0,
      ofOwner: 4,
    });
  });
});
