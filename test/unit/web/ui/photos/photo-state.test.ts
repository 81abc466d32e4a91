import { shownState } from '#web/platform/photos/sending/form-photo.ts';

const image = { url: '/images/offer/b/one', status: 'processing' } as const;
const ready = { ...image, status: 'ready', width: 4, height: 3 } as const;
const sent = { phase: 'processing', sent: 1, preview: 'blob:one' } as const;

describe('the displayed state of a photo', () => {
  it('is the state in this page while its image is not ready', () => {
    expect(shownState(sent)).toEqual(sent);
    expect(shownState(sent, image)).toEqual(sent);
  });

  it('is its image if this page did not send it', () => {
    expect(shownState(undefined, image)).toMatchObject({ phase: 'processing', image });
  });

  it('is the ready image, also if this page could not ask for it', () => {
    expect(shownState(sent, ready)).toEqual({ ...sent, phase: 'ready', image: ready });
    expect(shownState(undefined, ready)).toMatchObject({ phase: 'ready', image: ready });
  });
});
