/** A failed upload. `status` is the storage's answer, 0 without one. */
export class UploadError extends Error {
  override readonly name = 'UploadError';
  readonly status: number;

  constructor(status: number) {
    super(`The upload ended with ${status}`);
    this.status = status;
  }
}
