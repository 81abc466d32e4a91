import { changeStatus, newIndication } from '#lambdas/shops/indications/indication.ts';
import { anIndication, anIndicationInput, indicationId } from '#test/support/builders/a-shop.ts';

const now = new Date('2026-11-21T12:00:00.000Z');
const nowIso = now.toISOString();

it("a new indication is new, with the consumer's input, and without an empty comment", () => {
  const input = anIndicationInput({ comment: 'Ótimos preços' });
  const made = { id: indicationId, now };
  const { comment: _, ...withoutComment } = {
    ...input,
    id: indicationId,
    status: 'new',
    createdAt: nowIso,
    updatedAt: nowIso,
    version: 1,
  };
  expect(newIndication(input, made)).toEqual({ ...withoutComment, comment: 'Ótimos preços' });
  expect(newIndication({ ...input, comment: '' }, made)).toEqual(withoutComment);
});

describe('the status of an indication', () => {
  it.each(['new', 'contacted', 'converted', 'discarded'] as const)(
    'that is already %s changes nothing',
    (status) => {
      expect(changeStatus(anIndication({ status }), status, now)).toBeUndefined();
    },
  );

  it.each([
    ['new', 'contacted', 'contact'],
    ['new', 'converted', 'convert'],
    ['new', 'discarded', 'discard'],
    ['contacted', 'converted', 'convert'],
    ['contacted', 'discarded', 'discard'],
    ['discarded', 'contacted', 'contact'],
  ] as const)('may go from %s to %s by %s, as a new version', (from, status, event) => {
    const indication = anIndication({ status, updatedAt: nowIso, version: 2 });
    expect(changeStatus(anIndication({ status: from }), status, now)).toEqual({
      event,
      indication,
    });
  });

  it.each([
    ['contacted', 'new'],
    ['converted', 'contacted'],
    ['converted', 'discarded'],
    ['discarded', 'converted'],
    ['discarded', 'new'],
  ] as const)('may not go from %s to %s', (status, to) => {
    expect(() => changeStatus(anIndication({ status }), to, now)).toThrow('INVALID_TRANSITION');
  });
});
