import { linkTargetOf } from '#web/ui/text/rich-text-value.ts';

describe('the target of a link as typed', () => {
  it.each([
    ['www.exemplo.com.br', 'https://www.exemplo.com.br'],
    [' https://exemplo.com/a?b=1 ', 'https://exemplo.com/a?b=1'],
    ['http://exemplo.com', 'http://exemplo.com'],
    ['exemplo.com:8080/a', 'https://exemplo.com:8080/a'],
    ['dona@exemplo.com', 'mailto:dona@exemplo.com'],
    ['mailto:dona@exemplo.com', 'mailto:dona@exemplo.com'],
    ['tel:+55 81 99876-5432', 'tel:+55 81 99876-5432'],
  ])('is made from %j', (typed, target) => {
    expect(linkTargetOf(typed)).toBe(target);
  });

  it.each(['', 'exemplo', 'javascript:alert(1)', 'data:text/html,a', 'https://', 'dois nomes.com'])(
    'does not exist for %j',
    (typed) => {
      expect(linkTargetOf(typed)).toBeUndefined();
    },
  );
});
