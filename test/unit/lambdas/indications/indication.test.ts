import { changeStatus, newIndication } from '#lambdas/shops/indications/indication.ts';
import {
  anIndication,
  anIndicationInput,
  indicationId,
} from '#test/support/builders/an-indication.ts';

const now = new Date('2026-11-21T12:00:00.000Z');

describe('a new indication', () => {
  it("is new, with the consumer's input", () => {
    const input = anIndicationInput({ comment: 'Ótimos preços' });
    expect(newIndication(input, { id: indicationId, now })).toEqual({
      ...input,
      id: indicationId,
      status: 'new',
      createdAt: now.toISOString(),
      updatedAt: now.toISOString(),
      version: 1,
    });
  });

  it('has no comment if the comment is empty', () => {
    const input = anIndicationInput({ comment: '' });
    expect(newIndication(input, { id: indicationId, now })).not.toHaveProperty('comment');
  });
});

describe('the status of an indication', () => {
  it('changes with version and time', () => {
    expect(changeStatus(anIndication(), 'contacted', now)?.indication).toEqual(
      anIndication({ status: 'contacted', updatedAt: now.toISOString(), version: 2 }),
    );
  });

  it.each(['new', 'contacted', 'converted', 'discarded'] as const)(
    'that is already %s changes nothing',
    (status) => {
      expect(changeStatus(anIndication({ status }), status, now)).toBeUndefined();
    },
  );

  it.each([
    ['new', 'converted', 'convert'],
    ['new', 'discarded', 'discard'],
    ['contacted', 'converted', 'convert'],
    ['contacted', 'discarded', 'discard'],
    ['discarded', 'contacted', 'contact'],
  ] as const)('may go from %s to %s by %s', (from, to, event) => {
    expect(changeStatus(anIndication({ status: from }), to, now)).toMatchObject({
      event,
      indication: { status: to },
    });
  });

  it.each([
    ['contacted', 'new'],
    ['converted', 'contacted'],
    ['converted', 'discarded'],
    ['discarded', 'converted'],
    ['discarded', 'new'],
  ] as const)('may not go from %s to %s', (from, to) => {
    expect(() => changeStatus(anIndication({ status: from }), to, now)).toThrow(
      'INVALID_TRANSITION',
    );
  });
});
