import { shopRoutes } from '#contract/shops/routes.ts';
import { invalidate } from '#web/platform/api/use-route-mutation.ts';
import { aShownList } from '../support/shown-list.ts';

describe('a list after a change', () => {
  const aList = () => aShownList<string>(shopRoutes.listShopsOfBusiness);
  const routes = [shopRoutes.listShopsOfBusiness];

  it('does not show a pending first answer, but the next one', async () => {
    const { client, answers, rows, settled, leave } = aList();
    void invalidate(client, routes);
    await settled();
    answers[0]?.(['Padaria']);
    await settled();
    expect(rows()).toBeUndefined();
    answers[1]?.(['Padaria da Esquina']);
    await settled();
    expect(rows()).toEqual(['Padaria da Esquina']);
    leave();
  });

  it('shows its old rows until the next answer', async () => {
    const { client, answers, rows, settled, leave } = aList();
    answers[0]?.(['Padaria']);
    await settled();
    void invalidate(client, routes);
    await settled();
    expect(rows()).toEqual(['Padaria']);
    answers[1]?.(['Padaria da Esquina']);
    await settled();
    expect(rows()).toEqual(['Padaria da Esquina']);
    leave();
  });
});
