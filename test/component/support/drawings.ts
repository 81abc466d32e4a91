interface Device {
  /** Whether photos load. */
  hasPhotos: boolean;
  /** Whether the device has memory for a canvas. */
  canDraw: boolean;
}

/** Abilities of the device in the running test. */
export const device: Device = { hasPhotos: true, canDraw: true };

/** Texts and photos that were drawn in this test. */
export const drawn: { texts: string[]; photos: number } = { texts: [], photos: 0 };

const measures = (text: string) => ({ width: 45 * text.length, actualBoundingBoxAscent: 70 });

/** A canvas that only notes texts and photos. */
const context = new Proxy(
  {
    measureText: measures,
    fillText: (text: string) => void drawn.texts.push(text),
    drawImage: () => {
      drawn.photos += 1;
    },
  } as Record<string | symbol, unknown>,
  { get: (known, name) => known[name] ?? (() => undefined), set: () => true },
);

/** Prepares each test of a file: a device that draws pictures. jsdom has no canvas. */
export function withDrawings(): void {
  beforeAll(() => {
    Object.assign(URL, { createObjectURL: () => 'blob:picture', revokeObjectURL() {} });
    Object.assign(HTMLImageElement.prototype, {
      decode: async () => {
        if (!device.hasPhotos) throw new DOMException('', 'EncodingError');
      },
    });
    Object.assign(HTMLCanvasElement.prototype, {
      getContext: () => (device.canDraw ? context : null),
      toBlob: (give: BlobCallback, type: string) => give(new Blob(['picture'], { type })),
    });
  });
  beforeEach(() => {
    Object.assign(device, { hasPhotos: true, canDraw: true });
    Object.assign(drawn, { texts: [], photos: 0 });
  });
}
