const format = 'qr_code';

/** A browser's own detector (Accelerated Shape Detection in Images), which TypeScript does not know. */
export interface Detector {
  readonly detect: (video: HTMLVideoElement) => Promise<readonly { readonly rawValue: string }[]>;
}

interface DetectorClass {
  new (options: { readonly formats: readonly string[] }): Detector;
  readonly getSupportedFormats: () => Promise<readonly string[]>;
}

/** Returns the browser's detector of QR codes, or undefined. */
export async function findDetector(): Promise<Detector | undefined> {
  const { BarcodeDetector } = globalThis as { readonly BarcodeDetector?: DetectorClass };
  const formats = await BarcodeDetector?.getSupportedFormats().catch((): readonly string[] => []);
  return BarcodeDetector && formats?.includes(format)
    ? new BarcodeDetector({ formats: [format] })
    : undefined;
}
