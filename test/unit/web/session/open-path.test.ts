import { openPath } from '#web/session/open-path.ts';

const replace = jest.fn();
const navigate = jest.fn();

beforeAll(() => {
  Object.assign(globalThis, { location: { origin: 'https://vitrine.example', replace } });
});
beforeEach(() => jest.clearAllMocks());
afterAll(() => Reflect.deleteProperty(globalThis, 'location'));

describe('the way back from the sign-in', () => {
  it.each([
    '/oferta/off_1?loja=padaria#regras',
    '/ofertas/pe/recife',
    '/buscar?q=p%C3%A3o',
    '/termos',
  ])('to %s, an open page, loads it from the server', (path) => {
    openPath(path, navigate);
    expect(replace.mock.calls).toEqual([[path]]);
    expect(navigate).not.toHaveBeenCalled();
  });

  it.each(['/offer?id=off_1#fotos', '/preview/padaria?page=shop', '/nada'])(
    'to %s stays in the app, and replaces the sign-in',
    (path) => {
      openPath(path, navigate);
      expect(navigate.mock.calls).toEqual([[path, { replace: true }]]);
      expect(replace).not.toHaveBeenCalled();
    },
  );
});
