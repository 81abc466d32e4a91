import { fireEvent } from '@testing-library/react';
import { imageUrlNo, uploadId } from '#test/support/builders/an-image.ts';
import { answers, callsOf } from './fake-server.ts';

// Nothing is waited for between attempts and questions.
jest.mock('#web/platform/photos/sending/pause.ts', () => ({ pause: async () => undefined }));

type Storage = 'takes' | 'loses' | 'holds';

let storage: Storage = 'takes';

let ended = 0;
let isWaiting = false;

export const endedUploads = () => ended;
/** Whether the storage is holding an upload. */
export const isUploading = () => isWaiting;

/** Sets how the storage reacts for the rest of this test. */
export function letStorage(treat: Storage): void {
  storage = treat;
}

class FakeUpload {
  upload = {};
  status = 204;
  onload = () => {};
  onerror = () => {};
  onabort = () => {};
  onloadend = () => {};
  open() {}
  send() {
    isWaiting = storage === 'holds';
    if (isWaiting) return;
    queueMicrotask(() => this.#end(storage === 'takes' ? this.onload : this.onerror));
  }
  abort() {
    ended += 1;
    this.#end(this.onabort);
  }
  #end(tell: () => void) {
    tell();
    this.onloadend();
  }
}

const context = {
  drawImage() {},
  fillRect() {},
  getImageData: () => ({ data: [255, 255, 255, 255] }),
};

let previews = 0;

/** A photo that this browser can open. */
export const aPhoto = (name = 'orange.jpg') =>
  new File(['\u00ff photo'], name, { type: 'image/jpeg' });

/** A file that begins like a JPEG and ends too early: only the server can tell. */
export const aBrokenPhoto = () =>
  new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 0])], 'cut.jpg', { type: 'image/jpeg' });

export const aDocument = () =>
  new File(['%PDF-1.7 no picture'], 'menu.jpg', { type: 'image/jpeg' });

/** Prepares each test of a file: a browser that opens and shows photos, and a server that accepts them. */
export function withPictures(): void {
  beforeAll(() => {
    Object.assign(window, { XMLHttpRequest: FakeUpload });
    Object.assign(URL, {
      createObjectURL: () => {
        previews += 1;
        return `blob:${previews}`;
      },
      revokeObjectURL() {},
    });
    Object.assign(HTMLCanvasElement.prototype, {
      getContext: () => context,
      toBlob: (give: BlobCallback) => give(new Blob(['photo'], { type: 'image/jpeg' })),
    });
    Object.assign(globalThis, {
      createImageBitmap: async (file: File) => {
        if (!(await file.text()).includes('photo')) throw new DOMException('', 'InvalidStateError');
        return { width: 800, height: 600, close() {} };
      },
    });
  });
  beforeEach(() => {
    storage = 'takes';
    ended = 0;
    answers('createUpload', () => {
      const number = callsOf('createUpload').length;
      return {
        id: uploadId,
        url: 'https://storage.example/',
        fields: {},
        imageUrl: imageUrlNo('offer', number),
        expiresAt: new Date(Date.now() + 600_000).toISOString(),
      };
    });
    answers('getUpload', { id: uploadId, status: 'processing' });
  });
}

/** Chooses files in the browser's own dialog. */
export function choosePhotos(...files: File[]): void {
  const input = document.querySelector('input[type=file]:not([capture])') as HTMLInputElement;
  fireEvent.change(input, { target: { files } });
}
