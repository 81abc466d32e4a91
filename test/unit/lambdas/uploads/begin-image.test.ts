import { longestRun } from '#lambdas/media/uploads/begin-image.ts';
import { lambdas } from '#lib/lambdas.ts';

describe('a run that took a file', () => {
  it('counts as ended when its Lambda has ended it, not earlier', () => {
    expect(longestRun).toBe(lambdas['run-image-jobs'].timeoutSeconds * 1000);
  });
});
