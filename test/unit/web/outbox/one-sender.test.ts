import { asOneSender } from '#web/platform/outbox/sending/one-sender.ts';

const gate = () => {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open: () => open(), opened };
};

const turn = () => new Promise((resolve) => setTimeout(resolve, 20));

afterEach(() => jest.restoreAllMocks());

describe('one sender at a time', () => {
  it.each([
    ['with locks', () => undefined],
    [
      'in a browser without locks',
      () => jest.spyOn(navigator, 'locks', 'get').mockReturnValue(undefined as never),
    ],
  ])('sends after the other one: %s', async (_, prepare) => {
    prepare();
    const first = gate();
    const order: string[] = [];
    const runs = [
      asOneSender(async () => {
        order.push('first');
        await first.opened;
        order.push('end of first');
      }),
      asOneSender(async () => {
        order.push('second');
      }),
    ];
    await turn();
    expect(order).toEqual(['first']);
    first.open();
    await Promise.all(runs);
    expect(order).toEqual(['first', 'end of first', 'second']);
  });

  it('sends at last although a stopped tab holds the lock', async () => {
    const stopped = asOneSender(() => new Promise(() => {}));
    stopped.catch(() => {});
    await turn();
    const timeout = AbortSignal.timeout.bind(AbortSignal);
    const patience = jest.spyOn(AbortSignal, 'timeout').mockImplementation(() => timeout(30));
    let isSent = false;
    await asOneSender(async () => {
      isSent = true;
    });
    expect(isSent).toBe(true);
    expect(patience).toHaveBeenCalledWith(90_000);
  });
});
