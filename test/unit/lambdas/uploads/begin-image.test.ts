import { longestRun } from '#lambdas/media/uploads/process-upload.ts';
import { lambdas } from '#lib/lambdas/lambdas.ts';

describe('a run that is processing a file', () => {
  it('counts as ended once its Lambda must have ended, not earlier', () => {
    expect(longestRun).toBe(lambdas['run-image-jobs'].timeoutSeconds * 1000);
  });
});
